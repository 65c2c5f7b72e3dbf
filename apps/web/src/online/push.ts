import { ask, Refusal } from './api.ts';

export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window;
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Whether this device is told now. */
export async function isPushed(): Promise<boolean> {
  return canPush() && (await subscription()) !== null;
}

export async function pushOn(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration || (await Notification.requestPermission()) !== 'granted') throw new Refusal('no push');
  const { key } = await ask<{ readonly key: string }>('GET', '/push/key');
  const made = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => {
      throw new Refusal('no push');
    });
  const { endpoint, keys } = made.toJSON();
  await ask('POST', '/me/push', { endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
}

export async function pushOff(): Promise<void> {
  const made = await subscription();
  if (!made) return;
  await ask('DELETE', '/me/push', { endpoint: made.endpoint });
  await made.unsubscribe();
}
