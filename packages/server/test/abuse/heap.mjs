/** Loaded into the server beside its own code: tells whoever started it how much memory is in use, once all that can go has gone. */
process.on('message', async () => {
  for (let i = 0; i < 3; i++) {
    globalThis.gc();
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  const { heapUsed: heap, external, rss } = process.memoryUsage();
  process.send({ heap, external, rss });
});
