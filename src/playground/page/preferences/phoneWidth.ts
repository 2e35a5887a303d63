import { useSyncExternalStore } from 'preact/compat';

/** Up to this width (px) a window is laid out as a phone: a tablet held upright, also one of 1440 at 200 % zoom. */
const small = matchMedia('(max-width: 900px)');
const listeners = new Set<() => void>();

const keyOf = (userId: string): string => `phone-width ${userId}`;

/** Shows the page to a member as wide as a phone, or as wide as the window. Kept in this browser. */
export function setPhoneWidth(userId: string, on: boolean): void {
  if (on) localStorage.setItem(keyOf(userId), 'on');
  else localStorage.removeItem(keyOf(userId));
  for (const listener of listeners) listener();
}

/** Whether a member wants the page as wide as a phone on any screen. */
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
