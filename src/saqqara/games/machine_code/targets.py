"""The kinds of machines that libraries are built for: this one by its own compiler, others by ziglang."""

import platform
import sys
import sysconfig
from dataclasses import dataclass

FLAGS = (
    "-std=gnu11",
    "-O3",
    "-shared",
    "-fPIC",
    "-fvisibility=hidden",
    "-fwrapv",  # whole numbers wrap; Python's do not, but nothing else may be assumed of them
    "-ffp-contract=off",  # a * b + c is rounded twice, as in Python
    "-fno-math-errno",
    "-w",
)
X86 = ("-msse4.2", "-mpopcnt")
"""What every x86-64 processor has had for many years; a library asks whether it is there."""
ZIG = (sys.executable, "-m", "ziglang", "cc", "-mcpu=baseline")
"""By itself it would build for the very processor that it runs on."""
SUFFIXES = {"win": ".dll", "macos": ".dylib", "linux": ".so"}


@dataclass(frozen=True)
class Target:
    """A kind of machine."""

    platform: str
    """System and processor, as `this_platform` says there."""
    triple: str | None = None
    """ziglang's name for it. None: this machine, by its own compiler."""

    @property
    def suffix(self) -> str:
        """How the name of a library ends there."""
        return SUFFIXES.get(self.platform.split("-")[0], ".so")

    @property
    def flags(self) -> tuple[str, ...]:
        """How the compiler is called."""
        processor = X86 if self.platform.endswith(("x86_64", "amd64")) else ()
        return (*FLAGS, *processor) if self.triple is None else (*FLAGS, *processor, "-s", "-target", self.triple)


def this_platform() -> str:
    """System and processor of the running Python, such as `linux-x86_64`."""
    if sys.platform == "darwin":  # where sysconfig names the system and the processors that Python was built for
        return f"macos-{platform.machine()}"
    return sysconfig.get_platform()


HOST = Target(this_platform())
WHEELS = {
    "manylinux_2_17_x86_64": Target("linux-x86_64", "x86_64-linux-gnu.2.17"),
    "manylinux_2_17_aarch64": Target("linux-aarch64", "aarch64-linux-gnu.2.17"),
    "musllinux_1_2_x86_64": Target("linux-x86_64", "x86_64-linux-musl"),
    "musllinux_1_2_aarch64": Target("linux-aarch64", "aarch64-linux-musl"),
    "macosx_11_0_x86_64": Target("macos-x86_64", "x86_64-macos.11.0"),
    "macosx_11_0_arm64": Target("macos-arm64", "aarch64-macos.11.0"),
    "win_amd64": Target("win-amd64", "x86_64-windows-gnu"),
    "win_arm64": Target("win-arm64", "aarch64-windows-gnu"),
}
"""The machines that have a wheel, by the platform tag of the wheel."""
