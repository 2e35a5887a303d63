/** The JSON of an answer in the type that the test expects; assertions look at what really came. */
export async function jsonOf<T>(answer: Response | Promise<Response>): Promise<T> {
  return (await (await answer).json()) as T;
}
