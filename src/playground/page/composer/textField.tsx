import type { JSX } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PageChannel } from '../../pageProtocol.ts';
import { usePage } from '../context.ts';
import { arrowKeyTarget } from '../controls/arrowKeyTarget.ts';
import { Suggestions } from '../controls/suggestions.tsx';
import { commandsMatching, commandTyped, type SlashCommand, type TypedCommand } from './slashCommands.ts';

interface TextFieldProps {
  readonly channel: PageChannel;
  readonly commands: readonly SlashCommand[];
  readonly text: string;
  readonly takeFocus: boolean;
  readonly onText: (text: string) => void;
  readonly onCommand: (typed: TypedCommand) => void;
}

/** The field's maximum height in lines, for browsers that do not size it to its content. */
const MOST_LINES = 8;

/** The field for a message; Shift+Enter adds a line. A slash at the start opens the list of commands. */
export function TextField({ channel, commands, text, takeFocus, onText, onCommand }: TextFieldProps): JSX.Element {
  const { words, perform } = usePage();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [active, setActive] = useState(0);
  const [closed, setClosed] = useState(false);
  const found = text.startsWith('/') ? commandsMatching(commands, text.slice(1)) : [];
  const open = text.startsWith('/') && !closed;

  useLayoutEffect(() => {
    if (takeFocus) field.current?.focus();
  }, [takeFocus]);

  const change = (next: string) => {
    setClosed(false);
    setActive(0);
    const whole = next.startsWith('/') ? commandTyped(commands, next.slice(1)) : null;
    if (whole) onCommand(whole);
    else onText(next);
  };
  const say = async () => {
    if (text.trim() === '') return;
    const answer = await perform({ kind: 'say', channelId: channel.id, text });
    if (answer.kind === 'done') onText('');
  };
  const take = (index: number) => {
    const command = found[index];
    if (command) onCommand({ command, drafts: {} });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    const chosen = arrowKeyTarget(event, open, active, found.length);
    if (chosen !== null) {
      event.preventDefault();
      setActive(chosen);
    } else if (open && (event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey) {
      event.preventDefault();
      take(active);
    } else if (open && event.key === 'Escape') {
      event.preventDefault();
      setClosed(true);
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      void say();
    }
  };

  const name = channel.kind === 'text' ? `#${channel.name}` : channel.name;
  const placeholder = channel.kind === 'thread' ? words.writeInThread : words.writeTo(name);
  return (
    <>
      {open && (
        <Suggestions
          id={id}
          name={words.commands}
          detail=""
          items={found.map((command) => ({
            key: command.path,
            label: `/${command.label}`,
            detail: command.description,
          }))}
          active={active}
          typed={text.slice(1)}
          note={found.length === 0 ? words.noCommand : null}
          onTake={take}
        />
      )}
      <textarea
        autocomplete="off"
        ref={field}
        rows={Math.min(text.split('\n').length, MOST_LINES)}
        class="composer-text"
        maxLength={2000}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={id}
        aria-activedescendant={open && found.length > 0 ? `${id}-${active}` : undefined}
        aria-label={placeholder}
        placeholder={placeholder}
        disabled={channel.locked}
        value={text}
        onInput={({ currentTarget }) => change(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </>
  );
}
