/** Keeps the site playable without a network from the second visit on, and shows what the server pushes. Never touches /api. */
export {}; // a module of its own for the compiler; the build leaves nothing of it

const worker = self as unknown as ServiceWorkerGlobalScope;

const built: { all: readonly string[]; words: Readonly<Record<string, readonly string[]>> } = JSON.parse('__FILES__');
/** The page registers this worker with its reader's language; only those words are kept. */
const language = new URL(worker.location.href).searchParams.get('lang') ?? '';
const files: readonly string[] = [...built.all, ...(built.words[language] ?? [])];
const known = new Set(files);
const cacheName = `tianxia-${fingerprint(files.join())}`;

function fingerprint(text: string): string {
  let hash = 5381;
  for (let i = 0; i < text.length; i++) hash = ((hash * 33) ^ text.charCodeAt(i)) >>> 0;
  return hash.toString(36);
}

async function store(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll(files.map(file => new Request(file, { cache: 'reload' })));
  await worker.skipWaiting();
}

async function tidy(): Promise<void> {
  for (const key of await caches.keys()) if (key.startsWith('tianxia-') && key !== cacheName) await caches.delete(key);
  await worker.clients.claim();
}

/** A page: the network's when there is one, else the shell that was kept. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('/', { cacheName })) ?? Response.error();
  }
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName, ignoreSearch: true })) ?? fetch(request);
}

worker.addEventListener('install', event => event.waitUntil(store()));
worker.addEventListener('activate', event => event.waitUntil(tidy()));
worker.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin || url.pathname.startsWith('/api')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (known.has(url.pathname)) event.respondWith(file(request));
});

/** What the server sends when a table waits for somebody who is away. */
interface Pushed {
  title: string;
  text: string;
  url: string; // the page of the table
  table: string;
}
worker.addEventListener('push', event => {
  if (!event.data) return;
  const { title, text, url, table } = event.data.json() as Pushed;
  // one message a table: a newer one takes the place of the older
  event.waitUntil(
    worker.registration.showNotification(title, { body: text, tag: table, icon: '/seal.svg', data: url }),
  );
});
async function show(url: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(client => new URL(client.url).pathname === url);
  await (open ? open.focus() : worker.clients.openWindow(url));
}
worker.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data)));
});
