import type { JSX } from 'preact';
import { usePage } from '../context.ts';

/** Kills and starts the bot's process. */
export function BotSwitch(): JSX.Element {
  const { state, perform } = usePage();
  const online = state.bot.status === 'online';
  return (
    <section class="tool">
      <h2>
        The bot <span class="tool-state">{online ? 'connected' : 'not connected'}</span>
      </h2>
      <div class="row">
        <button type="button" class="button danger" onClick={() => void perform({ kind: 'bot', do: 'kill' })}>
          Kill the bot
        </button>
        <button type="button" class="button secondary" onClick={() => void perform({ kind: 'bot', do: 'start' })}>
          Start the bot
        </button>
      </div>
    </section>
  );
}
