import type { PageEvent, PageState } from '../../pageProtocol.ts';
import { afterEvent } from './pageState.ts';

/**
 * What the page knows. `state` is null until the first answer; `connected` is false while events may be missed;
 * `leaving` is true while another member's state loads and `state` is still the previous member's.
 */
interface Snapshot {
  readonly state: PageState | null;
  readonly connected: boolean;
  readonly leaving: boolean;
}

/** Delays between attempts to reconnect, in ms; the last one repeats. */
const RETRY_AFTER = [200, 400, 800, 1500, 3000] as const;

/**
 * Keeps one member's state up to date: fetches it, then applies events, and reconnects when the connection is lost.
 * `become` switches to another member. Calls its listeners after every change.
 */
export function openLiveState(userId: string | null) {
  const listeners = new Set<() => void>();
  let snapshot: Snapshot = { state: null, connected: false, leaving: false };
  let wanted = userId;
  let attempt = 0;
  let stop = () => {};

  const change = (next: Snapshot) => {
    snapshot = next;
    for (const listener of [...listeners]) listener();
  };

  /** Follows one member until `stop` is called, and ignores everything that arrives later. */
  const follow = () => {
    stop();
    let stopped = false;
    let socket: WebSocket | null = null;
    let timer = 0;
    const again = () => {
      if (stopped) return;
      change({ ...snapshot, connected: false });
      timer = window.setTimeout(start, RETRY_AFTER[Math.min(attempt++, RETRY_AFTER.length - 1)]);
    };
    const start = async () => {
      const state = await fetchState(wanted).catch(() => null);
      if (stopped) return;
      if (!state) return again();
      wanted = state.me.id;
      change({ state, connected: snapshot.connected, leaving: false });
      socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/events?as=${wanted}`);
      socket.onmessage = ({ data }: MessageEvent<string>) => {
        // The stand-in sends it and shares the types of pageProtocol.ts with this page.
        const event = JSON.parse(data) as PageEvent;
        const before = event.kind === 'state' ? event.state : snapshot.state;
        if (stopped || !before) return;
        attempt = 0;
        change({ ...snapshot, state: afterEvent(before, event), connected: true });
      };
      socket.onclose = again;
    };
    stop = () => {
      stopped = true;
      clearTimeout(timer);
      socket?.close();
    };
    void start();
  };

  follow();
  return {
    get: (): Snapshot => snapshot,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    become: (id: string): void => {
      if (id === wanted) return;
      wanted = id;
      attempt = 0;
      change({ ...snapshot, leaving: true });
      follow();
    },
  };
}

export type LiveState = ReturnType<typeof openLiveState>;

/** Fetches the member's state; for an unknown id, saved from another playground, the first member's. */
async function fetchState(userId: string | null): Promise<PageState> {
  const asked = userId === null ? null : await fetch(`/api/state?as=${encodeURIComponent(userId)}`);
  const answer = asked === null || (asked.status >= 400 && asked.status < 500) ? await fetch('/api/state') : asked;
  if (!answer.ok) throw new Error(`The stand-in answered ${answer.status}.`);
  // The same shared types as above.
  return (await answer.json()) as PageState;
}
