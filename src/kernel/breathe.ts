/** Resolves once everything else that is waiting has had its turn: between the parts of long work. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
