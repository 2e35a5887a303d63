/** How long a digit waits for a second one where both could be meant (1 and 10), ms. */
const SECOND_DIGIT = 600;

let digits = '';
let timer = 0;

/** Moves the focus to the next (1) or the last (-1) message of the pane in use; the newest one when none has it. */
export function goToMessage(step: 1 | -1): void {
  const messages = [...(paneInUse()?.querySelectorAll<HTMLElement>('.message') ?? [])];
  const focused = messages.findIndex((message) => message.contains(document.activeElement));
  const next = focused < 0 ? messages.at(-1) : messages[focused + step];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/** Moves the focus from a message to its first button; false when no message itself has the focus. */
export function goToFirstButton(): boolean {
  const message = document.activeElement;
  if (!message?.matches('.message')) return false;
  message.querySelector<HTMLElement>('.content button:enabled:not(.picture), .content .row a')?.focus();
  return true;
}

/**
 * Presses the button that a digit or letter names, in the message that has the focus: `3`, `A Knight`. A digit that could
 * begin a longer number waits for the next one. False when the key names none.
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

/** Puts away the newest private panel (a private message with buttons) of the pane in use; false when there is none. */
export function closePanel(): boolean {
  const panels = [...(paneInUse()?.querySelectorAll('.message.only-for-me') ?? [])];
  const newest = panels.findLast((panel) => panel.querySelector('.row'));
  const dismiss = newest?.querySelector<HTMLButtonElement>('.dismiss');
  dismiss?.click();
  return dismiss !== null && dismiss !== undefined;
}

/** The pane with the focus, else the last one that can be seen; none while the page goes over to another member. */
export function paneInUse(): HTMLElement | null {
  const focused = document.activeElement?.closest<HTMLElement>('.pane');
  const seen = [...document.querySelectorAll<HTMLElement>('.pane')].filter((pane) => {
    return pane.offsetParent !== null && !pane.closest('[inert]');
  });
  return focused ?? seen.at(-1) ?? null;
}

/** The number or letter at the beginning of a button's label; empty when it has none. */
function nameOf(button: HTMLElement): string {
  return /^(?:\d+|[A-Z])(?=\s|$)/.exec(button.textContent ?? '')?.[0] ?? '';
}

function press(button: HTMLButtonElement | undefined): boolean {
  button?.focus();
  button?.click();
  return button !== undefined;
}
