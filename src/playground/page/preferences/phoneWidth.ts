import { useSyncExternalStore } from 'preact/compat';

/** Windows up to this width get the phone layout: upright tablets, and 1440 px screens at 200% zoom. */
const small = matchMedia('(max-width: 900px)');
const listeners = new Set<() => void>();

const keyOf = (userId: string): string => `phone-width ${userId}`;

/** Shows the page in phone width to this member, or in the window's width. Saved in this browser. */
export function setPhoneWidth(userId: string, on: boolean): void {
  if (on) localStorage.setItem(keyOf(userId), 'on');
  else localStorage.removeItem(keyOf(userId));
  for (const listener of listeners) listener();
}

/** Whether the member wants the page in phone width on every screen. */
export function usePhoneWidth(userId: string | null): boolean {
  return useSyncExternalStore(subscribe, () => userId !== null && localStorage.getItem(keyOf(userId)) === 'on');
}

/** Whether the window itself is as narrow as a phone's. */
export function useSmallWindow(): boolean {
  return useSyncExternalStore(subscribe, () => small.matches);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  small.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    small.removeEventListener('change', listener);
  };
}
