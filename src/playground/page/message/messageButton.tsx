import { type APIButtonComponent, ButtonStyle } from 'discord-api-types/v10';
import type { JSX } from 'preact';
import { usePage } from '../context.ts';
import { isWaiting } from '../state/pageState.ts';
import { addressInPage } from '../state/place.ts';

const STYLE_CLASSES: { readonly [style in ButtonStyle]: string } = {
  [ButtonStyle.Primary]: 'primary',
  [ButtonStyle.Secondary]: 'secondary',
  [ButtonStyle.Success]: 'success',
  [ButtonStyle.Danger]: 'danger',
  [ButtonStyle.Link]: 'secondary link',
  [ButtonStyle.Premium]: 'secondary',
};

/** A button in a message. It is busy, and cannot be pressed again, until the bot answers. */
export function MessageButton({
  button,
  messageId,
  isTabStop = true,
}: {
  readonly button: APIButtonComponent;
  readonly messageId: string;
  /** True for one button of a row; the arrow keys reach the others. */
  readonly isTabStop?: boolean;
}): JSX.Element | null {
  const { state, perform } = usePage();
  if (button.style === ButtonStyle.Premium) return null;
  const className = `button ${STYLE_CLASSES[button.style]}`;
  const label = [button.emoji?.name, button.label].filter(Boolean).join(' ');
  if (button.style === ButtonStyle.Link) {
    const inPage = addressInPage(button.url);
    return (
      <a
        class={className}
        tabIndex={isTabStop ? 0 : -1}
        {...(inPage ? { href: inPage } : { href: button.url, target: '_blank', rel: 'noreferrer' })}
      >
        {label}
      </a>
    );
  }
  const { custom_id } = button;
  const busy = isWaiting(state, messageId, custom_id);
  return (
    <button
      type="button"
      class={className}
      tabIndex={isTabStop ? 0 : -1}
      disabled={button.disabled === true}
      aria-busy={busy}
      onClick={() => {
        if (!busy) void perform({ kind: 'press', messageId, customId: custom_id });
      }}
    >
      {label}
    </button>
  );
}
