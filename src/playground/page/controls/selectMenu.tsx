import type { JSX } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { usePage } from '../context.ts';
import { Icon } from './icon.tsx';

export interface MenuChoice {
  readonly value: string;
  readonly label: string;
  readonly description: string | null;
}

interface SelectMenuProps {
  readonly label: string;
  readonly placeholder: string;
  readonly choices: readonly MenuChoice[];
  readonly chosen: readonly string[];
  readonly min: number;
  readonly max: number;
  readonly disabled: boolean;
  readonly busy: boolean;
  /** Called when a single value is chosen, or when the list of a multiple menu closes; the count is always allowed. */
  readonly onChoose: (values: readonly string[]) => void;
}

/** Letters typed within this time of each other form one search text, in ms. */
const TYPE_AHEAD = 700;

/** A menu that opens a list above everything else. The button keeps the focus and handles the list's keys. */
export function SelectMenu(props: SelectMenuProps): JSX.Element {
  const { words } = usePage();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [marked, setMarked] = useState<readonly string[]>(props.chosen);
  const typed = useRef({ text: '', at: 0 });
  const several = props.max > 1;

  const show = () => {
    if (props.disabled || props.busy) return;
    const first = props.choices.findIndex(({ value }) => props.chosen.includes(value));
    setActive(Math.max(first, 0));
    setMarked(props.chosen);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    if (!several || marked.length < props.min) return;
    if (marked.length !== props.chosen.length || marked.some((value) => !props.chosen.includes(value))) {
      props.onChoose(marked);
    }
  };
  const take = (value: string) => {
    if (!several) {
      setOpen(false);
      props.onChoose(props.min === 0 && props.chosen.includes(value) ? [] : [value]);
    } else if (marked.includes(value)) setMarked(marked.filter((each) => each !== value));
    else if (marked.length < props.max) setMarked([...marked, value]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = menuKey(event, open);
    if (!key) return;
    event.preventDefault();
    const last = props.choices.length - 1;
    if (key === 'open') show();
    if (key === 'close') close();
    if (key === 'previous') setActive(Math.max(active - 1, 0));
    if (key === 'next') setActive(Math.min(active + 1, last));
    if (key === 'first') setActive(0);
    if (key === 'last') setActive(last);
    if (key === 'take') {
      const choice = props.choices[active];
      if (choice) take(choice.value);
    }
    if (key === 'letter') {
      const now = event.timeStamp;
      const text = (now - typed.current.at < TYPE_AHEAD ? typed.current.text : '') + event.key.toLowerCase();
      typed.current = { text, at: now };
      const found = props.choices.findIndex(({ label }) => label.toLowerCase().startsWith(text));
      if (found >= 0) setActive(found);
    }
  };

  const shown = open ? marked : props.chosen;
  const labels = props.choices.filter(({ value }) => shown.includes(value)).map(({ label }) => label);
  return (
    <div class="menu">
      <button
        ref={button}
        type="button"
        class={labels.length > 0 ? 'menu-button filled' : 'menu-button'}
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={open ? `${id}-${active}` : undefined}
        aria-label={[props.label, ...labels].join(', ')}
        aria-busy={props.busy}
        disabled={props.disabled}
        onClick={open ? close : show}
        onKeyDown={onKeyDown}
        onBlur={() => open && close()}
      >
        <span>{labels.length > 0 ? labels.join(', ') : props.placeholder || words.choose}</span>
        <Icon name="down" />
      </button>
      {open && (
        <MenuList
          id={id}
          anchor={button}
          choices={props.choices}
          active={active}
          marked={marked}
          several={several}
          onTake={take}
          onLeave={close}
        />
      )}
    </div>
  );
}

type MenuKey = 'open' | 'close' | 'previous' | 'next' | 'first' | 'last' | 'take' | 'letter';

function menuKey(event: KeyboardEvent, open: boolean): MenuKey | null {
  const { key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (!open) return ['Enter', ' ', 'ArrowDown', 'ArrowUp'].includes(key) ? 'open' : null;
  if (key === 'Escape') return 'close';
  if (key === 'ArrowUp') return 'previous';
  if (key === 'ArrowDown') return 'next';
  if (key === 'Home') return 'first';
  if (key === 'End') return 'last';
  if (key === 'Enter' || key === ' ') return 'take';
  return key.length === 1 ? 'letter' : null;
}

interface MenuListProps {
  readonly id: string;
  readonly anchor: { readonly current: HTMLButtonElement | null };
  readonly choices: readonly MenuChoice[];
  readonly active: number;
  readonly marked: readonly string[];
  readonly several: boolean;
  readonly onTake: (value: string) => void;
  readonly onLeave: () => void;
}

function MenuList({ id, anchor, choices, active, marked, several, onTake, onLeave }: MenuListProps): JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  const leave = useRef(onLeave);
  leave.current = onLeave;

  useLayoutEffect(() => {
    if (!list.current || !anchor.current) return;
    list.current.showPopover();
    placeAt(list.current, anchor.current.getBoundingClientRect());
  }, [anchor]);
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  useEffect(() => {
    // The list is positioned in the window: follow the button when it scrolls, but ignore messages that scroll behind
    // an open modal.
    const onScroll = ({ target }: Event) => {
      const button = anchor.current;
      if (!list.current || !button || !(target instanceof Node && target.contains(button))) return;
      const at = button.getBoundingClientRect();
      if (at.bottom > 0 && at.top < innerHeight) placeAt(list.current, at);
      else leave.current();
    };
    const onResize = () => leave.current();
    addEventListener('scroll', onScroll, true);
    addEventListener('resize', onResize);
    return () => {
      removeEventListener('scroll', onScroll, true);
      removeEventListener('resize', onResize);
    };
  }, [anchor]);

  return (
    <div ref={list} id={`${id}-list`} class="menu-list" role="listbox" popover="manual" aria-multiselectable={several}>
      {choices.map((choice, index) => (
        // The button keeps the focus and handles the keys.
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above
        // biome-ignore lint/a11y/useFocusableInteractive: see above
        <div
          key={choice.value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={marked.includes(choice.value)}
          class={index === active ? 'choice active' : 'choice'}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(choice.value)}
        >
          <span class="choice-label">{choice.label}</span>
          {choice.description && <span class="choice-detail">{choice.description}</span>}
        </div>
      ))}
    </div>
  );
}

/** Places the list below the button if there is room, else above it, as high as the room allows. */
function placeAt(list: HTMLElement, at: DOMRect): void {
  const below = innerHeight - at.bottom - 12;
  const above = at.top - 12;
  const upwards = below < Math.min(list.scrollHeight, 320) && above > below;
  list.style.left = `${at.left}px`;
  list.style.width = `${at.width}px`;
  list.style.maxHeight = `${Math.min(360, upwards ? above : below)}px`;
  list.style.bottom = upwards ? `${innerHeight - at.top + 4}px` : 'auto';
  list.style.top = upwards ? 'auto' : `${at.bottom + 4}px`;
}
