declare const brand: unique symbol;

/** A `T` that the compiler keeps distinct from every other `T`. One place validates the value and brands it. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
