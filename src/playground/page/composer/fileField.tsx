import type { JSX } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { usePage } from '../context.ts';
import { sendFile } from '../state/requests.ts';
import type { OptionFieldProps } from './optionField.tsx';
import { descriptionFor, nameFor } from './slashCommands.ts';

/** The field of an option that takes a file. Space opens the list of files, as anywhere; Enter sends the command. */
export function FileField({
  option,
  drafts,
  wrong,
  focused,
  onFocus,
  onDraft,
  onSend,
  onNext,
  onRemove,
}: OptionFieldProps): JSX.Element {
  const { state, words } = usePage();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState<string | null>(null);
  const draft = drafts[option.name];

  useLayoutEffect(() => {
    if (focused && document.activeElement !== input.current) input.current?.focus();
  }, [focused]);

  const choose = async (file: File | undefined) => {
    onDraft({ text: '', value: null });
    if (!file) return setNote(null);
    setNote(words.uploading);
    const answer = await sendFile(state.me.id, file);
    setNote(answer.kind === 'kept' ? null : answer.reason);
    if (answer.kind === 'kept') onDraft({ text: answer.name, value: answer.id });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isChosen = draft !== undefined && draft.value !== null;
    if (event.key === 'Enter' && isChosen) {
      event.preventDefault();
      onSend(draft);
    } else if (event.key === 'Tab' && !event.shiftKey) {
      if (onNext()) event.preventDefault();
    } else if (event.key === 'Backspace') {
      event.preventDefault();
      onRemove();
    }
  };

  const problem = wrong && note === null ? words.needed : note;
  return (
    <label class={wrong ? 'option wrong' : 'option'}>
      <span class="option-name">{nameFor(state.me.locale, option)}</span>
      <input
        ref={input}
        type="file"
        aria-invalid={wrong}
        aria-describedby={id}
        title={descriptionFor(state.me.locale, option)}
        onFocus={onFocus}
        onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
        onKeyDown={onKeyDown}
      />
      <span id={id} class="option-note" role="status">
        {problem}
      </span>
    </label>
  );
}
