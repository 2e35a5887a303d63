const KEY = 'as';

/** The member this tab last played: of its address, else of its session; null in a new tab. */
export function rememberedMember(): string | null {
  return new URLSearchParams(location.search).get(KEY) ?? sessionStorage.getItem(KEY);
}

/** Keeps the member for a reload, a bookmark and a second tab. */
export function rememberMember(userId: string): void {
  sessionStorage.setItem(KEY, userId);
  history.replaceState(null, '', `?${new URLSearchParams({ [KEY]: userId })}${location.hash}`);
}
