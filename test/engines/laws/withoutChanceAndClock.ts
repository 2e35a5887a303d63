/** What engines must not ask: names of global functions by the object that holds them. */
const FORBIDDEN: readonly (readonly [object: object, name: string])[] = [
  [Math, 'random'],
  [globalThis, 'Date'],
  [globalThis, 'setTimeout'],
  [globalThis, 'setImmediate'],
  [globalThis, 'queueMicrotask'],
  [globalThis, 'fetch'],
  [performance, 'now'],
  [crypto, 'getRandomValues'],
  [crypto, 'randomUUID'],
  [process, 'hrtime'],
];

/** Runs an action while all chance and time of the platform throw. */
export function withoutChanceAndClock(action: () => void): void {
  const restores = FORBIDDEN.map(([object, name]) => {
    const before = Object.getOwnPropertyDescriptor(object, name);
    const trap = new Proxy(class {}, {
      apply: () => refuse(name),
      construct: () => refuse(name),
      get: () => refuse(name),
    });
    Object.defineProperty(object, name, { value: trap, configurable: true, writable: true });
    return () => (before ? Object.defineProperty(object, name, before) : Reflect.deleteProperty(object, name));
  });
  try {
    action();
  } finally {
    for (const restore of restores) restore();
  }
}

function refuse(name: string): never {
  throw new Error(`an engine asked for ${name}`);
}
