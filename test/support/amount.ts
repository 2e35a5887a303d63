/** `npm run drills` does in full what `npm run test:long` does a fixed share of. */
export const IS_DRILL = process.env.DRILLS === 'true';

/** How much of something is done: in `npm run test:long`, and in `npm run drills`. */
export const amount = (inLong: number, inDrills: number): number => (IS_DRILL ? inDrills : inLong);
