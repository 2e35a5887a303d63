import { useSyncExternalStore } from 'preact/compat';

export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'theme';
const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

/** The chosen theme, else the system's. */
function currentTheme(): Theme {
  const chosen = THEMES.find((theme) => theme === localStorage.getItem(KEY));
  return chosen ?? (systemIsDark.matches ? 'dark' : 'light');
}

/** Saves the theme in this browser. */
export function setTheme(theme: Theme): void {
  localStorage.setItem(KEY, theme);
  for (const listener of listeners) listener();
}

/** The current theme; renders again when it changes. */
export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    systemIsDark.addEventListener('change', listener);
    return () => {
      listeners.delete(listener);
      systemIsDark.removeEventListener('change', listener);
    };
  }, currentTheme);
}
