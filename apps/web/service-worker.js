// Before this the build writes VERSION, a hash of all files, and FILES, their names.
const NAME = `imperia-${VERSION}`;
const scope = new URL(self.registration.scope).pathname;
const kept = new Set(FILES.map((file) => scope + file));

/** All of one version, or nothing of it. */
async function fetchAll() {
  const cache = await caches.open(NAME);
  await cache.addAll(FILES.map((file) => new Request(scope + file, { cache: 'no-cache' })));
}

async function takeOver() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('imperia-') && name !== NAME).map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

async function answered(path, request) {
  const cache = await caches.open(NAME);
  return (await cache.match(path)) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(fetchAll()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
// A new version waits until somebody asks for it, or until no page of the old one is open.
self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== self.location.origin) return;
  const path = pathname === scope ? `${scope}index.html` : pathname;
  if (kept.has(path)) event.respondWith(answered(path, event.request));
});

/** Whose turn it is, unless the person looks at that very table. */
async function showNotice({ title, body, url, tag }) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const { hash } = new URL(url);
  if (pages.some((page) => page.focused && new URL(page.url).hash === hash)) return;
  await self.registration.showNotification(title, { body, tag, renotify: true, data: { hash } });
}

async function openTable(hash) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).hash === hash) ?? pages[0];
  if (!there) return self.clients.openWindow(scope + hash);
  there.postMessage({ go: hash });
  return there.focus();
}

self.addEventListener('push', (event) => {
  const notice = event.data?.json();
  if (notice) event.waitUntil(showNotice(notice));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data.hash));
});
