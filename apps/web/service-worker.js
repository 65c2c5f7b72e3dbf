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
