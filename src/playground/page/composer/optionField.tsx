import type { APIApplicationCommandBasicOption } from 'discord-api-types/v10';
import type { JSX } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PageChannel } from '../../pageProtocol.ts';
import { usePage } from '../context.ts';
import { arrowKeyTarget } from '../controls/arrowKeyTarget.ts';
import { Suggestions } from '../controls/suggestions.tsx';
import { descriptionFor, nameFor, type OptionDraft, type OptionDrafts, type SlashCommand } from './slashCommands.ts';
import { useOptionChoices } from './useOptionChoices.ts';

export interface OptionFieldProps {
  readonly option: APIApplicationCommandBasicOption;
  readonly command: SlashCommand;
  readonly channel: PageChannel;
  readonly drafts: OptionDrafts;
  readonly wrong: boolean;
  readonly focused: boolean;
  readonly onFocus: () => void;
  readonly onDraft: (draft: OptionDraft) => void;
  readonly onSend: (draft: OptionDraft) => void;
  /** Moves the focus to the next field; false when there is none. */
  readonly onNext: () => boolean;
  readonly onRemove: () => void;
}

type FinishKey = 'Tab' | 'Enter';

const EMPTY: OptionDraft = { text: '', value: null };

/** The field of one option: a combobox when the command or the bot offers choices, else a text field. */
export function OptionField(props: OptionFieldProps): JSX.Element {
  const { option, focused, onDraft } = props;
  const { state, words } = usePage();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(true);
  const [active, setActive] = useState(0);
  const [moved, setMoved] = useState(false);
  const [postponed, setPostponed] = useState<FinishKey | null>(null);
  const draft = props.drafts[option.name] ?? EMPTY;
  const offer = useOptionChoices({ ...props, draft, active: focused && open });
  const choices = focused && open ? offer.choices : [];

  useLayoutEffect(() => {
    if (focused && document.activeElement !== input.current) input.current?.focus();
  }, [focused]);

  const name = nameFor(state.me.locale, option);
  const at = Math.min(active, Math.max(choices.length - 1, 0));
  const draftOf = (index: number): OptionDraft | null => {
    const choice = choices[index];
    return choice ? { text: nameFor(state.me.locale, choice), value: choice.value } : null;
  };
  /**
   * What a key leaves in the field: the highlighted choice, if the member typed or moved; Tab also fills an empty
   * required field.
   */
  const settled = (key: FinishKey): OptionDraft => {
    const isTyped = draft.value === null && draft.text !== '';
    const isFilled = key === 'Tab' && option.required === true && draft.value === null;
    return (moved || isTyped || isFilled ? draftOf(at) : null) ?? draft;
  };
  const finish = (key: FinishKey): boolean => {
    const result = settled(key);
    setOpen(key === 'Enter' && result.text === '');
    setMoved(false);
    onDraft(result);
    if (key === 'Tab') return props.onNext();
    props.onSend(result);
    return true;
  };
  useEffect(() => {
    if (postponed === null || offer.kind === 'loading') return;
    setPostponed(null);
    finish(postponed);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    const chosen = arrowKeyTarget(event, open && focused, at, choices.length);
    if (chosen !== null) {
      event.preventDefault();
      setActive(chosen);
      setMoved(true);
    } else if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) {
      // The choices on the screen belong to an older text: wait for the current ones.
      const isEarly = offer.kind === 'loading' && open && draft.text !== '' && !moved;
      if (isEarly) setPostponed(event.key);
      if (isEarly || finish(event.key) || event.key === 'Enter') event.preventDefault();
    } else if (event.key === 'Escape' && choices.length > 0) {
      event.preventDefault();
      setOpen(false);
    } else if (event.key === 'Backspace' && draft.text === '') {
      event.preventDefault();
      props.onRemove();
    }
  };

  const listed = offer.kind !== 'free';
  const problem = !props.wrong ? null : draft.text === '' ? words.needed : listed ? words.notInList : words.noNumber;
  return (
    <label class={props.wrong ? 'option wrong' : 'option'}>
      <span class="option-name">{name}</span>
      <input
        ref={input}
        type="text"
        autocomplete="off"
        {...(listed
          ? {
              role: 'combobox' as const,
              'aria-autocomplete': 'list' as const,
              'aria-expanded': choices.length > 0,
              'aria-controls': id,
              'aria-activedescendant': choices.length > 0 ? `${id}-${at}` : undefined,
            }
          : {})}
        aria-invalid={props.wrong}
        aria-required={option.required === true}
        placeholder={option.required ? words.needed : ''}
        title={problem ?? descriptionFor(state.me.locale, option)}
        value={draft.text}
        onFocus={() => {
          setOpen(true);
          props.onFocus();
        }}
        onBlur={() => setOpen(false)}
        onInput={({ currentTarget }) => {
          setOpen(true);
          setActive(0);
          setMoved(false);
          setPostponed(null);
          onDraft({ text: currentTarget.value, value: null });
        }}
        onKeyDown={onKeyDown}
      />
      {focused && (open || problem) && (
        <Suggestions
          id={id}
          name={name}
          detail={[descriptionFor(state.me.locale, option), choices.length > 0 && words.matching(choices.length)]
            .filter(Boolean)
            .join(' · ')}
          items={choices.map((choice) => ({
            key: `${choice.name} ${choice.value}`,
            label: nameFor(state.me.locale, choice),
            detail: null,
          }))}
          active={at}
          typed={draft.value === null ? draft.text : ''}
          note={problem ?? offerNote()}
          onTake={(index) => {
            const taken = draftOf(index);
            if (!taken) return;
            setOpen(false);
            setMoved(false);
            onDraft(taken);
            props.onNext();
          }}
        />
      )}
    </label>
  );

  function offerNote(): string | null {
    if (offer.kind === 'loading') return words.loading;
    if (offer.kind === 'failed') return words.choicesFailed;
    return offer.kind === 'list' && choices.length === 0 ? words.noChoice : null;
  }
}
