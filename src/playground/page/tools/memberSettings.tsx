import type { JSX } from 'preact';
import { PAGE_LOCALES } from '../../pageProtocol.ts';
import { usePage } from '../context.ts';
import { Switch } from '../controls/switch.tsx';
import { setPhoneWidth, usePhoneWidth } from '../preferences/phoneWidth.ts';
import { LANGUAGE_NAMES } from '../words.ts';

/** The member's settings: language and direct messages, which the bot notices, and the page's width. */
export function MemberSettings(): JSX.Element {
  const { state, perform } = usePage();
  const { me } = state;
  const isPhoneWidth = usePhoneWidth(me.id);
  return (
    <section class="tool">
      <h2>{me.name}’s settings</h2>
      <label class="setting">
        <span>Language</span>
        <select
          value={me.locale}
          onChange={({ currentTarget }) => {
            const locale = PAGE_LOCALES.find((each) => each === currentTarget.value);
            if (locale) void perform({ kind: 'settings', locale });
          }}
        >
          {PAGE_LOCALES.map((locale) => (
            <option key={locale} value={locale}>
              {LANGUAGE_NAMES[locale]}
            </option>
          ))}
        </select>
      </label>
      <Switch
        label="Accepts direct messages"
        on={me.acceptsDms}
        onChange={(acceptsDms) => void perform({ kind: 'settings', acceptsDms })}
      />
      <Switch label="Phone width, 390 px" on={isPhoneWidth} onChange={(on) => setPhoneWidth(me.id, on)} />
    </section>
  );
}
