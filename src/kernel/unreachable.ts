/** For the case that the compiler has excluded; reaching it at run time is our own mistake. */
export function unreachable(value: never): never {
  throw new Error(`unreachable value: ${JSON.stringify(value)}`);
}
