declare const brand: unique symbol;

/** A `T` that cannot be confused with another `T`: made in one place, where the value is checked. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
