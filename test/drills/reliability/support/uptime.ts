/** The bot went away before it had answered. */
export class Interrupted extends Error {}

/** Whether members can act: they do nothing while the bot is away, and learn at once when it goes. */
export interface Uptime {
  begin(): void;
  end(): void;
  /** For good: whoever waits is interrupted for the last time. */
  close(): void;
  isOver(): boolean;
  /** Waits until the bot is there. */
  begun(): Promise<void>;
  /** What comes of an act; throws `Interrupted` when the bot goes first. */
  during<T>(act: Promise<T>): Promise<T>;
}

/** An answer that the stand-in has accepted still counts when its speaker dies at that moment, in ms. */
const LAST_WORDS = 5;

export function createUptime(): Uptime {
  let up = Promise.withResolvers<void>();
  let down = away();
  let isUp = false;
  let isOver = false;

  return {
    begin() {
      isUp = true;
      down = away();
      up.resolve();
    },
    end() {
      if (!isUp) return;
      isUp = false;
      up = Promise.withResolvers<void>();
      const { reject } = down;
      setTimeout(() => reject(new Interrupted()), LAST_WORDS);
    },
    close() {
      isOver = true;
      up.resolve();
    },
    isOver: () => isOver,
    begun: () => up.promise,
    async during(act) {
      act.catch(() => {}); // Whatever comes of it after all, nobody waits for it any more.
      return Promise.race([act, down.promise]);
    },
  };
}

/** Rejected when the bot goes; nobody may be waiting at that moment. */
function away(): PromiseWithResolvers<never> {
  const down = Promise.withResolvers<never>();
  down.promise.catch(() => {});
  return down;
}
