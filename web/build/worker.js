/**
 * The service worker: keeps the page and its rules, so that they open without a connection. What the server says
 * (`/api`, `/socket`) is never kept: a room without a connection is calm, not old.
 *
 * `VERSION` and `FILES` are put before this text by the build (`offline.ts`).
 */
/* global VERSION, FILES */
const PATIENCE = 4000;
const name = `tasogare-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(name)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((old) => Promise.all(old.filter((one) => one !== name).map((one) => caches.delete(one))))
      .then(() => self.clients.claim()),
  );
});

/** The page from the server, or where it does not answer the one that is kept. */
async function page(request) {
  const end = new AbortController();
  const late = setTimeout(() => end.abort(), PATIENCE);
  try {
    return await fetch(request, { signal: end.signal });
  } catch {
    return (await caches.match('/')) ?? Response.error();
  } finally {
    clearTimeout(late);
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/api/') || url.pathname.startsWith('/socket/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});

// a tap on "it is your turn" brings its page to the front
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data ?? {};
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const open = pages.find((one) => new URL(one.url).pathname === path);
      return open ? open.focus() : self.clients.openWindow(path ?? '/');
    }),
  );
});
