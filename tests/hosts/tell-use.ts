/*
 * Loaded into a server under test before its own code: tells whoever started it how many bytes are
 * in use once everything that can be thrown away has been.
 */
process.on("message", async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    globalThis.gc?.();
    await new Promise((done) => setTimeout(done, 50));
  }
  const { heapUsed, external } = process.memoryUsage();
  process.send?.(heapUsed + external);
});
// The channel alone must not keep a server from ending.
process.channel?.unref();
