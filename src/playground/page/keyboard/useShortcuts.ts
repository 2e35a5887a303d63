import { useEffect } from 'preact/hooks';
import { closePanel, goToFirstButton, goToMessage, paneInUse, pressNamed } from './messageKeys.ts';

interface Shortcuts {
  readonly toggleList: () => void;
  readonly jump: () => void;
  readonly showKeys: () => void;
  readonly closeThread: () => void;
  /** `index` starts at 0. */
  readonly becomeNth: (index: number) => void;
}

/** The page's keys, as `KeyHelp` lists them. */
export function useShortcuts(shortcuts: Shortcuts): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return;
      const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !isTyping(event.target);
      if (withModifier(event, shortcuts) || withEscape(event, shortcuts) || (isPlain && plain(event, shortcuts))) {
        event.preventDefault();
      }
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
}

function withModifier(event: KeyboardEvent, shortcuts: Shortcuts): boolean {
  const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
  if (event.altKey && digit) shortcuts.becomeNth(Number(digit) - 1);
  else if ((event.ctrlKey || event.metaKey) && event.key === 'b') shortcuts.toggleList();
  else if ((event.ctrlKey || event.metaKey) && event.key === 'k') shortcuts.jump();
  else return false;
  return true;
}

/** Escape closes the newest private panel, else the thread. Open popovers handle the key before this. */
function withEscape(event: KeyboardEvent, shortcuts: Shortcuts): boolean {
  if (event.key !== 'Escape') return false;
  if (!closePanel()) shortcuts.closeThread();
  return true;
}

function plain(event: KeyboardEvent, shortcuts: Shortcuts): boolean {
  if (pressNamed(event.key)) return true;
  if (event.key === '/') paneInUse()?.querySelector<HTMLElement>('.composer-text, .slash-form input')?.focus();
  else if (event.key === '?') shortcuts.showKeys();
  else if (event.key === 'j') goToMessage(1);
  else if (event.key === 'k') goToMessage(-1);
  else return event.key === 'Enter' && goToFirstButton();
  return true;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && target.type === 'text')
  );
}
