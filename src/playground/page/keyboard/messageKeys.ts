/** How long to wait for a second digit when both 1 and 10 exist, in ms. */
const SECOND_DIGIT = 600;

let digits = '';
let timer = 0;

/** Moves the focus to the next (1) or previous (-1) message of the active pane, or to the newest if none has it. */
export function goToMessage(step: 1 | -1): void {
  const messages = [...(paneInUse()?.querySelectorAll<HTMLElement>('.message') ?? [])];
  const focused = messages.findIndex((message) => message.contains(document.activeElement));
  const next = focused < 0 ? messages.at(-1) : messages[focused + step];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/** Moves the focus from a message to its first button; false when the focus is not on a message itself. */
export function goToFirstButton(): boolean {
  const message = document.activeElement;
  if (!message?.matches('.message')) return false;
  message.querySelector<HTMLElement>('.content button:enabled:not(.picture), .content .row a')?.focus();
  return true;
}

/**
 * Presses the button whose label starts with this digit or letter (`3`, `A Knight`), in the message that has the focus.
 * If a longer number starts with the digit, waits for the next one. False when the key matches no button.
 */
export function pressNamed(key: string): boolean {
  const message = document.activeElement?.closest('.message');
  if (!message || key.length !== 1) return false;
  const buttons = [...message.querySelectorAll<HTMLButtonElement>('.content button.button:enabled')];
  if (/[a-z]/i.test(key)) return press(buttons.find((button) => nameOf(button) === key.toUpperCase()));
  if (!/\d/.test(key)) return false;
  clearTimeout(timer);
  const typed = buttons.some((button) => nameOf(button).startsWith(digits + key)) ? digits + key : key;
  const exact = buttons.find((button) => nameOf(button) === typed);
  const longer = buttons.some((button) => nameOf(button) !== typed && nameOf(button).startsWith(typed));
  digits = longer ? typed : '';
  if (!longer) return press(exact);
  timer = window.setTimeout(() => {
    digits = '';
    if (exact?.isConnected && nameOf(exact) === typed) press(exact);
  }, SECOND_DIGIT);
  return true;
}

/** Dismisses the newest private panel (a private message with buttons) of the active pane; false if there is none. */
export function closePanel(): boolean {
  const panels = [...(paneInUse()?.querySelectorAll('.message.only-for-me') ?? [])];
  const newest = panels.findLast((panel) => panel.querySelector('.row'));
  const dismiss = newest?.querySelector<HTMLButtonElement>('.dismiss');
  dismiss?.click();
  return dismiss !== null && dismiss !== undefined;
}

/** The pane with the focus, else the last visible one; null while the page switches to another member. */
export function paneInUse(): HTMLElement | null {
  const focused = document.activeElement?.closest<HTMLElement>('.pane');
  const seen = [...document.querySelectorAll<HTMLElement>('.pane')].filter((pane) => {
    return pane.offsetParent !== null && !pane.closest('[inert]');
  });
  return focused ?? seen.at(-1) ?? null;
}

/** The number or letter at the start of a button's label; empty when there is none. */
function nameOf(button: HTMLElement): string {
  return /^(?:\d+|[A-Z])(?=\s|$)/.exec(button.textContent ?? '')?.[0] ?? '';
}

function press(button: HTMLButtonElement | undefined): boolean {
  button?.focus();
  button?.click();
  return button !== undefined;
}
