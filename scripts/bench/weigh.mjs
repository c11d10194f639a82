/**
 * Opens an address in a new page with nothing cached: kilobytes of script as sent, each file once though page and worker both load it,
 * and milliseconds until `ready` is there.
 */
export async function weigh(context, url, ready) {
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send('Network.setCacheDisabled', { cacheDisabled: true });
  const scripts = new Map();
  page.on('response', response => {
    const length = Number(response.headers()['content-length'] ?? 0);
    if (/\.m?js(\?|$)/.test(response.url())) scripts.set(response.url(), length);
  });
  const began = performance.now();
  await page.goto(url);
  await page.locator(ready).first().waitFor();
  const millis = performance.now() - began;
  await page.waitForTimeout(500); // what is fetched after that is not part of the first load
  const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0);
  await page.close();
  return { kilobytes: bytes / 1000, millis };
}
