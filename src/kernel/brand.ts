declare const brand: unique symbol;

/** A `T` that the compiler does not confuse with another `T`; one function makes it, after checking the value. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
