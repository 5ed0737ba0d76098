/* Preloaded into a server under test: reports the bytes in use after garbage collection. */
process.on("message", async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    globalThis.gc?.();
    await new Promise((done) => setTimeout(done, 50));
  }
  const { heapUsed, external } = process.memoryUsage();
  process.send?.(heapUsed + external);
});
// The IPC channel must not keep the process alive.
process.channel?.unref();
