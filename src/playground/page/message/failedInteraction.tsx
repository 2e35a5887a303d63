import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { PageInteraction } from '../../pageProtocol.ts';
import { usePage } from '../context.ts';

/** Says in red that the bot did not answer; offers a retry if this page sent the interaction. */
export function FailedInteraction({ interaction }: { readonly interaction: PageInteraction }): JSX.Element | null {
  const { words, retryOf } = usePage();
  const [hidden, hide] = useState(false);
  const retry = retryOf(interaction.id);
  if (hidden) return null;
  return (
    <p class="failed" role="alert">
      {words.interactionFailed}{' '}
      {retry && (
        <>
          <button
            type="button"
            class="text-link"
            onClick={() => {
              hide(true);
              retry();
            }}
          >
            {words.tryAgain}
          </button>
          {' · '}
        </>
      )}
      <button type="button" class="text-link" onClick={() => hide(true)}>
        {words.dismiss}
      </button>
    </p>
  );
}
