const KEY = 'as';

/** The member this tab last played, from its address or else its session; null in a new tab. */
export function rememberedMember(): string | null {
  return new URLSearchParams(location.search).get(KEY) ?? sessionStorage.getItem(KEY);
}

/** Saves the member for a reload, a bookmark, or a duplicated tab. */
export function rememberMember(userId: string): void {
  sessionStorage.setItem(KEY, userId);
  history.replaceState(null, '', `?${new URLSearchParams({ [KEY]: userId })}${location.hash}`);
}
