import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType } from 'discord-api-types/v10';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PageChannel } from '../../pageProtocol.ts';
import { usePage } from '../context.ts';
import { Icon } from '../controls/icon.tsx';
import { FileField } from './fileField.tsx';
import { OptionField } from './optionField.tsx';
import {
  nameFor,
  type OptionDraft,
  type OptionDrafts,
  openOptions,
  slashOptions,
  type TypedCommand,
} from './slashCommands.ts';

interface SlashFormProps {
  readonly typed: TypedCommand;
  readonly channel: PageChannel;
  readonly onSent: () => void;
  readonly onLeave: () => void;
}

/** A command with fields for its required options, and for the optional ones that the member adds. */
export function SlashForm({ typed, channel, onSent, onLeave }: SlashFormProps): JSX.Element {
  const { state, words, perform } = usePage();
  const chip = useRef<HTMLButtonElement>(null);
  const { command } = typed;
  const [drafts, setDrafts] = useState(typed.drafts);
  const begun = command.options.filter(({ name }) => typed.drafts[name] !== undefined);
  const [added, setAdded] = useState<readonly string[]>(begun.filter((one) => !one.required).map(({ name }) => name));
  const [complaining, setComplaining] = useState(false);
  const first = begun.at(-1) ?? command.options.find(({ required }) => required);
  const [focus, setFocus] = useState<string | null>(first?.name ?? null);

  useLayoutEffect(() => {
    if (focus === null) chip.current?.focus();
  }, [focus]);

  const shown = [
    ...command.options.filter(({ required }) => required),
    ...added.flatMap((name) => command.options.filter((option) => option.name === name)),
  ];
  const hidden = command.options.filter((option) => !shown.includes(option));
  const add = (option: APIApplicationCommandBasicOption) => {
    setAdded([...added, option.name]);
    setFocus(option.name);
  };
  const remove = (option: APIApplicationCommandBasicOption) => {
    const { [option.name]: _, ...rest } = drafts;
    setDrafts(rest);
    setAdded(added.filter((name) => name !== option.name));
    setFocus(shown[shown.indexOf(option) - 1]?.name ?? null);
    if (option.required && shown.indexOf(option) === 0) onLeave();
  };
  const send = async (values: OptionDrafts) => {
    const open = openOptions(command, values)[0];
    if (open) {
      setComplaining(true);
      if (!shown.includes(open)) add(open);
      setFocus(open.name);
      return;
    }
    const options = slashOptions(command, values);
    const answer = await perform({ kind: 'slash', channelId: channel.id, command: command.path, options });
    if (answer.kind !== 'refused') onSent();
  };
  /** Moves the focus to the next field, adding the next optional one at the end; false when none is left. */
  const next = (option: APIApplicationCommandBasicOption): boolean => {
    const following = shown[shown.indexOf(option) + 1] ?? hidden[0];
    if (!following) return false;
    if (shown.includes(following)) setFocus(following.name);
    else add(following);
    return true;
  };

  const open = openOptions(command, drafts);
  return (
    <form
      class="slash-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send(drafts);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onLeave();
      }}
    >
      <button
        ref={chip}
        type="submit"
        class="command-chip"
        title={command.description}
        onKeyDown={(event) => {
          if (event.key !== 'Backspace') return;
          event.preventDefault();
          onLeave();
        }}
      >
        /{command.label}
      </button>
      {shown.map((option) => {
        const Field = option.type === ApplicationCommandOptionType.Attachment ? FileField : OptionField;
        return (
          <Field
            key={option.name}
            option={option}
            command={command}
            channel={channel}
            drafts={drafts}
            wrong={complaining && open.includes(option)}
            focused={focus === option.name}
            onFocus={() => setFocus(option.name)}
            onDraft={(draft: OptionDraft) => setDrafts((before) => ({ ...before, [option.name]: draft }))}
            onSend={(draft) => {
              const values = { ...drafts, [option.name]: draft };
              setDrafts(values);
              void send(values);
            }}
            onNext={() => next(option)}
            onRemove={() => remove(option)}
          />
        );
      })}
      {hidden.length > 0 && (
        <span class="more-options">
          +{hidden.length} {words.moreOptions}:{' '}
          {hidden.map((option) => (
            <button key={option.name} type="button" class="text-link" onClick={() => add(option)}>
              {nameFor(state.me.locale, option)}
            </button>
          ))}
        </span>
      )}
      <button type="submit" class="round" aria-label={words.send}>
        <Icon name="send" />
      </button>
    </form>
  );
}
