import type { JSX } from 'preact';
import { usePage } from './context.ts';
import { setTheme, THEMES, type Theme } from './preferences/theme.ts';

/**
 * The strip at the top: what this page is, whether bot and page are connected, and buttons for keys, theme, and tools.
 */
export function TopStrip({
  theme,
  toolsShown,
  onToggleTools,
  onShowKeys,
}: {
  readonly theme: Theme;
  readonly toolsShown: boolean;
  readonly onToggleTools: () => void;
  readonly onShowKeys: () => void;
}): JSX.Element {
  const { state, connected } = usePage();
  const online = state.bot.status === 'online';
  return (
    <header class="top-strip">
      <strong>{state.bot.name} playground</strong>
      <span class="top-note">A stand-in for Discord. Nothing leaves this machine.</span>
      <span class={connected && online ? 'top-end' : 'top-end trouble-strip'} role="status">
        {connected ? `Bot ${online ? 'connected' : 'reconnecting …'}` : 'Page reconnecting …'}
      </span>
      <button type="button" class="strip-button keys-button" onClick={onShowKeys}>
        ? Shortcuts
      </button>
      <span class="themes">
        <span class="theme-word">Theme: </span>
        {THEMES.map((each) => (
          <button
            key={each}
            type="button"
            class="strip-button"
            aria-pressed={theme === each}
            onClick={() => setTheme(each)}
          >
            {each}
          </button>
        ))}
      </span>
      <button type="button" class="strip-button" aria-expanded={toolsShown} onClick={onToggleTools}>
        Tools
      </button>
    </header>
  );
}
