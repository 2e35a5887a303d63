declare const brand: unique symbol;

/** A `T` that the compiler keeps apart from any other `T`. One place checks the value and brands it. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
