"""A link of packets between the TUN devices `near` and `far`: each way a delay, a rate and a queue.

Usage: link.py MILLISECONDS_EACH_WAY BITS_FROM_NEAR BITS_FROM_FAR BYTES_OF_QUEUE
"""

import collections
import contextlib
import fcntl
import os
import select
import struct
import sys
import time

TUNSETIFF, IFF_TUN, IFF_NO_PI = 0x400454CA, 0x0001, 0x1000


def open_device(name):
    device = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(device, TUNSETIFF, struct.pack("16sH22x", name.encode(), IFF_TUN | IFF_NO_PI))
    return device


class Direction:
    def __init__(self, source, target, rate):
        self.source, self.target, self.rate = source, target, rate
        self.free_at = 0.0
        self.packets = collections.deque()

    def receive(self, now):
        packet = os.read(self.source, 65536)
        waiting = max(0.0, self.free_at - now) * self.rate / 8
        if waiting + len(packet) > queue:
            return
        self.free_at = max(now, self.free_at) + len(packet) * 8 / self.rate
        self.packets.append((self.free_at + delay, packet))

    def send(self, now):
        while self.packets and self.packets[0][0] <= now:
            # A device that is not up yet takes no packet.
            with contextlib.suppress(OSError):
                os.write(self.target, self.packets.popleft()[1])


delay, queue = float(sys.argv[1]) / 1000, int(sys.argv[4])
near, far = open_device("near"), open_device("far")
ways = [Direction(near, far, float(sys.argv[2])), Direction(far, near, float(sys.argv[3]))]
print("ready", flush=True)
while True:
    due = min((way.packets[0][0] for way in ways if way.packets), default=None)
    wait = None if due is None else max(0.0, due - time.monotonic())
    ready, _, _ = select.select([near, far], [], [], wait)
    for way in ways:
        if way.source in ready:
            way.receive(time.monotonic())
        way.send(time.monotonic())
