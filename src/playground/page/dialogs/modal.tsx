import { type APIModalInteractionResponseCallbackComponent, ComponentType } from 'discord-api-types/v10';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ModalValue, ModalValues, PageModal } from '../../pageProtocol.ts';
import { usePage } from '../context.ts';
import { Markdown } from '../markdown/markdown.tsx';
import { type FieldComponent, ModalField, presetValue } from './modalField.tsx';

/** A modal that the bot opened. Holds the focus and returns it when it closes. */
export function Modal({ opened }: { readonly opened: PageModal }): JSX.Element {
  const { words, perform } = usePage();
  const { modal, interactionId } = opened;
  const dialog = useRef<HTMLDialogElement>(null);
  const [values, setValues] = useState<ModalValues>(() => presets(modal.components));
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    const shown = dialog.current;
    shown?.showModal();
    return () => {
      shown?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  const cancel = () => void perform({ kind: 'closeModal', interactionId });
  const submit = async () => {
    setSending(true);
    const answer = await perform({ kind: 'submit', interactionId, values });
    setSending(false);
    setRefusal(answer.kind === 'refused' ? answer.reason : null);
  };
  const fieldProps = (component: FieldComponent) => ({
    component,
    value: values[component.custom_id] ?? null,
    channelId: opened.channelId,
    onValue: (value: ModalValue) => setValues((before) => ({ ...before, [component.custom_id]: value })),
  });
  return (
    <dialog
      ref={dialog}
      class="modal"
      aria-labelledby={`modal-${interactionId}`}
      onCancel={(event) => {
        event.preventDefault();
        cancel();
      }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <h2 id={`modal-${interactionId}`}>{modal.title}</h2>
        <div class="modal-fields">
          {modal.components.map((component, index) => {
            const key = `${index} ${component.type}`;
            if (component.type === ComponentType.TextDisplay) return <Markdown key={key} text={component.content} />;
            if (component.type === ComponentType.Label) {
              const { label, description = null } = component;
              return (
                <ModalField key={key} label={label} description={description} {...fieldProps(component.component)} />
              );
            }
            return component.components.map((input) => (
              <ModalField key={input.custom_id} label={input.label ?? ''} description={null} {...fieldProps(input)} />
            ));
          })}
        </div>
        {refusal !== null && (
          <p class="failed" role="alert">
            {refusal}
          </p>
        )}
        <footer>
          <button type="button" class="button secondary" onClick={cancel}>
            {words.cancel}
          </button>
          <button type="submit" class="button primary" aria-busy={sending}>
            {words.submit}
          </button>
        </footer>
      </form>
    </dialog>
  );
}

function presets(components: readonly APIModalInteractionResponseCallbackComponent[]): ModalValues {
  const fields = components.flatMap((component): FieldComponent[] => {
    if (component.type === ComponentType.Label) return [component.component];
    return component.type === ComponentType.ActionRow ? component.components : [];
  });
  return Object.fromEntries(fields.map((field) => [field.custom_id, presetValue(field)]));
}
