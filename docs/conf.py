"""Settings of the documentation site (Sphinx). `make docs` builds it; nothing on it is loaded from the network."""

import re
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sphinx.application import Sphinx

_package = (Path(__file__).parent.parent / "src/saqqara/__init__.py").read_text(encoding="utf-8")

project = "Saqqara"
author = "the authors of Saqqara"
project_copyright = author
version = release = re.findall(r'__version__ = "(.*)"', _package)[0]
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["pictures"]

html_theme = "furo"
html_title = "Saqqara"
html_copy_source = False
html_show_sphinx = False

myst_heading_anchors = 3
default_role = "literal"  # docstrings write code in single backquotes, as Markdown does
add_module_names = False
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_class_signature = "separated"
autodoc_default_options = {"members": True, "show-inheritance": False}

# Files outside docs/ that have a page on the site. Links to all others (sources, tests) become plain text there.
PAGES = {name: f"/project/{name}" for name in ("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")}
PAGES["benchmarks/README.md"] = "/project/benchmarks.md"
_OUTSIDE = re.compile(r"\[([^\]]+)\]\((?:\.\./)+([^)#]+)(?:#[^)]*)?\)")


def setup(app: "Sphinx") -> None:
    """Links that lead out of docs/ are right in the repository; on the site they lead to its own pages."""
    app.connect("source-read", lambda _app, _name, source: source.__setitem__(0, _OUTSIDE.sub(_link, source[0])))


def _link(found: re.Match[str]) -> str:
    text, target = found.groups()
    if (Path(__file__).parent / target).exists():
        return found[0]
    return f"[{text}]({PAGES[target]})" if target in PAGES else text
