import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { PageChannel } from '../api.ts';
import { usePage } from './context.ts';
import { commandTyped, type SlashCommand, slashCommands } from './slash.ts';
import { SlashForm } from './slashForm.tsx';
import { guildOf } from './state.ts';
import { TextField } from './textField.tsx';

/** The line to write in: text, or a command with the fields of its options. */
export function Composer({ channel }: { readonly channel: PageChannel }): JSX.Element {
  const { state } = usePage();
  const [command, setCommand] = useState<SlashCommand | null>(null);
  const [text, setText] = useState('');
  const [used, setUsed] = useState(false);
  const guild = guildOf(state, channel);
  const available = guild ? guild.commands : state.dmCommands;
  const commands = useMemo(() => slashCommands(available, state.me.locale), [available, state.me.locale]);
  useEffect(() => {
    // What was typed before the bot had connected becomes a command once its commands are known.
    const typed = text.startsWith('/') ? commandTyped(commands, text.slice(1)) : null;
    if (typed) setCommand(typed);
    else setCommand((before) => commands.find(({ path }) => path === before?.path) ?? before);
  }, [commands]);
  const leave = (textAfter: string) => {
    setCommand(null);
    setText(textAfter);
  };
  return (
    <div class="composer">
      {command ? (
        <SlashForm
          key={command.path}
          command={command}
          channel={channel}
          onSent={() => leave('')}
          onLeave={() => leave(`/${command.label}`)}
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
          onCommand={setCommand}
        />
      )}
    </div>
  );
}
