import type { BodyTo } from '@tianxia/protocol/routes';
import { ask } from '../server.ts';

/** Messages of the browser, also when the page is closed. */
export const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));

/** Does this browser receive them now? */
export async function isPushed(): Promise<boolean> {
  if (!canPush()) return false;
  const found = await navigator.serviceWorker.getRegistration();
  return (await found?.pushManager.getSubscription()) != null;
}
/** Asks for leave and tells the server where this browser is reached; false when the person or the browser says no. */
export async function startPush(serverKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(serverKey) });
  await ask('PUT /api/me/push', { body: subscription.toJSON() as BodyTo<'PUT /api/me/push'> });
  return true;
}
export async function endPush(): Promise<void> {
  const found = await navigator.serviceWorker.getRegistration();
  const subscription = await found?.pushManager.getSubscription();
  if (!subscription) return;
  await ask('DELETE /api/me/push', { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
}
