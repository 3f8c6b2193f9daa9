"""What a viewer is sent: at once where that is possible, and always in its order."""

import asyncio

from saqqara.web.viewer import MOST_WAITING, STUCK, TOO_SLOW, Viewer


class Client:
    """A connection that can be written to, or not."""

    def __init__(self) -> None:
        self.reads = True
        self.received: list[bytes] = []

    def write(self, *frames: bytes) -> bool:
        if self.reads:
            self.received.extend(frames)
        return self.reads


def test_a_frame_never_overtakes_one_that_waits() -> None:
    async def story() -> None:
        client = Client()
        viewer = Viewer("ann", None, write=client.write)
        viewer.send_bytes(b"1")
        assert client.received == [b"1"]
        client.reads = False
        viewer.send_bytes(b"2")
        assert await viewer.next_frame() == b"2"
        client.reads = True
        viewer.send_bytes(b"3")  # while the second one is being sent
        assert client.received == [b"1"]
        assert await viewer.next_frame() == b"3"
        waiting = asyncio.create_task(viewer.next_frame())
        await asyncio.sleep(0)
        viewer.send_bytes(b"4")
        assert (client.received, waiting.done()) == ([b"1", b"4"], False)
        viewer.close(1000)
        assert await waiting is None

    asyncio.run(asyncio.wait_for(story(), 10))


def test_frames_that_are_sent_together_stay_together() -> None:
    async def story() -> None:
        client = Client()
        viewer = Viewer("ann", None, write=client.write)
        client.reads = False
        viewer.send_bytes(b"1", b"2")
        client.reads = True
        viewer.send_bytes(b"3")
        assert [await viewer.next_frame() for _ in range(3)] == [b"1", b"2", b"3"]
        assert client.received == []

    asyncio.run(asyncio.wait_for(story(), 10))


def test_who_does_not_read_is_away_and_then_cut_off() -> None:
    async def story() -> None:
        viewer = Viewer("ann", None)
        for number in range(MOST_WAITING):
            assert viewer.reads == (number < STUCK)
            viewer.send_bytes(b"frame")
        codes = [viewer.closed]
        viewer.send_bytes(b"one too many")
        codes.append(viewer.closed)
        assert (codes, await viewer.next_frame()) == ([None, TOO_SLOW], None)

    asyncio.run(asyncio.wait_for(story(), 10))
