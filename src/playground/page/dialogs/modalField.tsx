import { type APIComponentInLabel, ComponentType, TextInputStyle } from 'discord-api-types/v10';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { ModalValue } from '../../pageProtocol.ts';
import { usePage } from '../context.ts';
import { choicesOf, presetOf } from '../controls/selectChoices.ts';
import { SelectMenu } from '../controls/selectMenu.tsx';
import { channelOf, guildOf } from '../state/pageState.ts';

export type FieldComponent = APIComponentInLabel;

interface ModalFieldProps {
  readonly label: string;
  readonly description: string | null;
  readonly component: FieldComponent;
  readonly value: ModalValue;
  readonly channelId: string;
  readonly onValue: (value: ModalValue) => void;
}

/** The initial value of a field. */
export function presetValue(component: FieldComponent): ModalValue {
  switch (component.type) {
    case ComponentType.TextInput:
      return component.value ?? '';
    case ComponentType.RadioGroup:
      return component.options.find((option) => option.default)?.value ?? null;
    case ComponentType.CheckboxGroup:
      return component.options.filter((option) => option.default).map(({ value }) => value);
    case ComponentType.Checkbox:
      return component.default ?? false;
    case ComponentType.FileUpload:
      return [];
    case ComponentType.StringSelect:
    case ComponentType.UserSelect:
    case ComponentType.RoleSelect:
    case ComponentType.MentionableSelect:
    case ComponentType.ChannelSelect:
      return presetOf(component);
  }
}

/** A field of a modal with its label. */
export function ModalField(props: ModalFieldProps): JSX.Element {
  const { label, description, component } = props;
  const { words } = usePage();
  const id = useId();
  const needed = component.type === ComponentType.Checkbox || component.required !== false;
  return (
    <fieldset class="field" aria-describedby={description === null ? undefined : `${id}-description`}>
      <legend>
        {label} {!needed && <span class="side-text">{words.optional}</span>}
      </legend>
      {description !== null && (
        <p class="side-text" id={`${id}-description`}>
          {description}
        </p>
      )}
      <Control {...props} />
    </fieldset>
  );
}

function Control({ label, component, value, channelId, onValue }: ModalFieldProps): JSX.Element {
  const { state, words } = usePage();
  const group = useId();
  const chosen = Array.isArray(value) ? value : [];
  switch (component.type) {
    case ComponentType.TextInput: {
      const shared = {
        'aria-label': label,
        value: typeof value === 'string' ? value : '',
        placeholder: component.placeholder ?? '',
        required: component.required !== false,
        minLength: component.min_length ?? 0,
        maxLength: component.max_length ?? 4000,
      };
      return component.style === TextInputStyle.Paragraph ? (
        <textarea rows={4} {...shared} onInput={({ currentTarget }) => onValue(currentTarget.value)} />
      ) : (
        <input type="text" {...shared} onInput={({ currentTarget }) => onValue(currentTarget.value)} />
      );
    }
    case ComponentType.RadioGroup:
      return (
        <div class="ticks">
          {component.options.map((option) => (
            <Tick key={option.value} label={option.label} description={option.description ?? null}>
              <input
                type="radio"
                name={group}
                required={component.required !== false}
                checked={value === option.value}
                onChange={() => onValue(option.value)}
              />
            </Tick>
          ))}
        </div>
      );
    case ComponentType.CheckboxGroup:
      return (
        <div class="ticks columns">
          {component.options.map((option) => (
            <Tick key={option.value} label={option.label} description={option.description ?? null}>
              <input
                type="checkbox"
                checked={chosen.includes(option.value)}
                onChange={({ currentTarget }) => {
                  const others = chosen.filter((each) => each !== option.value);
                  onValue(currentTarget.checked ? [...others, option.value] : others);
                }}
              />
            </Tick>
          ))}
        </div>
      );
    case ComponentType.Checkbox:
      return (
        <Tick label={label} description={null}>
          <input type="checkbox" checked={value === true} onChange={(event) => onValue(event.currentTarget.checked)} />
        </Tick>
      );
    case ComponentType.FileUpload:
      return <p class="side-text">You can’t upload files in the playground.</p>;
    case ComponentType.StringSelect:
    case ComponentType.UserSelect:
    case ComponentType.RoleSelect:
    case ComponentType.MentionableSelect:
    case ComponentType.ChannelSelect: {
      const channel = channelOf(state, channelId);
      return (
        <SelectMenu
          label={label}
          placeholder={component.placeholder ?? words.choose}
          choices={choicesOf(component, state, channel && guildOf(state, channel))}
          chosen={chosen}
          min={component.required === false ? 0 : (component.min_values ?? 1)}
          max={component.max_values ?? 1}
          disabled={false}
          busy={false}
          onChoose={onValue}
        />
      );
    }
  }
}

function Tick({
  label,
  description,
  children,
}: {
  readonly label: string;
  readonly description: string | null;
  readonly children: JSX.Element;
}): JSX.Element {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label class="tick">
      {children}
      <span>
        {label}
        {description !== null && <span class="tick-detail side-text">{description}</span>}
      </span>
    </label>
  );
}
