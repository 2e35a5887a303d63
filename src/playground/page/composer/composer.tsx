import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { PageChannel } from '../../pageProtocol.ts';
import { usePage } from '../context.ts';
import { guildOf } from '../state/pageState.ts';
import { commandTyped, slashCommands, type TypedCommand } from './slashCommands.ts';
import { SlashForm } from './slashForm.tsx';
import { TextField } from './textField.tsx';

/** Where a member writes: text, or a command with a field for each option. */
export function Composer({ channel }: { readonly channel: PageChannel }): JSX.Element {
  const { state } = usePage();
  const [typed, setTyped] = useState<TypedCommand | null>(null);
  const [text, setText] = useState('');
  const [used, setUsed] = useState(false);
  const guild = guildOf(state, channel);
  const available = guild ? guild.commands : state.dmCommands;
  const commands = useMemo(() => slashCommands(available, state.me.locale), [available, state.me.locale]);
  useEffect(() => {
    setTyped((before) => {
      // Text typed before the bot connected becomes a command once the commands are known.
      if (before === null) return text.startsWith('/') ? commandTyped(commands, text.slice(1)) : null;
      const command = commands.find(({ path }) => path === before.command.path) ?? before.command;
      return { ...before, command };
    });
  }, [commands]);
  const leave = (textAfter: string) => {
    setTyped(null);
    setText(textAfter);
  };
  return (
    <div class="composer">
      {typed ? (
        <SlashForm
          key={typed.command.path}
          typed={typed}
          channel={channel}
          onSent={() => leave('')}
          onLeave={() => leave(`/${typed.command.label}`)}
        />
      ) : (
        <TextField
          channel={channel}
          commands={commands}
          text={text}
          takeFocus={used}
          onText={(next) => {
            setUsed(true);
            setText(next);
          }}
          onCommand={setTyped}
        />
      )}
    </div>
  );
}
