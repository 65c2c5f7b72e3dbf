import { notices } from './store/notices.svelte.ts';
import { said } from './words/index.ts';
import { SAVING_WORDS } from './words/saving.ts';

const HOUR = 3_600_000;

/** Keeps the client for when there is no network; a new version is offered, never slipped in under a running game. */
export async function workOffline(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  followTakeOver(serviceWorker);
  followNotices(serviceWorker);
  const registration = await serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`, { updateViaCache: 'none' });
  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const found = registration.installing;
    found?.addEventListener('statechange', () => {
      if (found.state === 'installed' && serviceWorker.controller) offer(found);
    });
  });
  setInterval(() => registration.update().catch(() => {}), HOUR);
}

/** All pages go over to the new version together: no page asks it for files of the old one. */
function followTakeOver(serviceWorker: ServiceWorkerContainer): void {
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) location.reload();
    controlled = true;
  });
}

/** Whoever clicks a notification is brought to the table that it speaks of. */
function followNotices(serviceWorker: ServiceWorkerContainer): void {
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ readonly go?: string }>) => {
    if (data.go?.startsWith('#/online/')) location.hash = data.go;
  });
}

function offer(waiting: ServiceWorker): void {
  notices.tell({
    name: 'version',
    text: () => said(SAVING_WORDS).newVersion,
    action: { text: () => said(SAVING_WORDS).reload, run: () => waiting.postMessage('take over') },
  });
}
