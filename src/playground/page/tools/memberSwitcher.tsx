import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { PageGuild, PageMember } from '../../pageProtocol.ts';
import { usePage } from '../context.ts';
import { Avatar } from '../controls/avatar.tsx';
import { membersOf } from '../state/pageState.ts';
import { LANGUAGE_NAMES } from '../words.ts';

/** With more members than this, a search field appears. */
const SEARCHED_ABOVE = 9;

/** Switches between members: those of the open server first, the others in a collapsed list. */
export function MemberSwitcher({ guild }: { readonly guild: PageGuild | null }): JSX.Element {
  const { state } = usePage();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const fits = ({ name }: PageMember) => name.toLowerCase().includes(wanted);
  const members = membersOf(state, guild);
  const here = members.filter(fits);
  const elsewhere = state.members.filter((member) => !members.includes(member) && fits(member));
  return (
    <section class="tool">
      <h2>
        You are <kbd>Alt + number</kbd>
      </h2>
      {state.members.length > SEARCHED_ABOVE && (
        <input
          type="text"
          class="member-search"
          autocomplete="off"
          aria-label="Find a member"
          placeholder="Find a member"
          value={search}
          onInput={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      )}
      <ul class="member-list">
        {here.map((member) => (
          <li key={member.id}>
            <MemberButton member={member} digit={digitOf(members.indexOf(member))} />
          </li>
        ))}
      </ul>
      {elsewhere.length > 0 && (
        <details open={wanted !== ''}>
          <summary>{elsewhere.length} more on other servers</summary>
          <ul class="member-list">
            {elsewhere.map((member) => (
              <li key={member.id}>
                <MemberButton member={member} digit={null} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** The digit of the shortcut (Alt and digit) for the member at this index; null from the tenth on. */
function digitOf(index: number): number | null {
  return index < 9 ? index + 1 : null;
}

function MemberButton({ member, digit }: { readonly member: PageMember; readonly digit: number | null }): JSX.Element {
  const { state, become } = usePage();
  const toDo = member.waiting;
  return (
    <button type="button" class="member" aria-pressed={member.id === state.me.id} onClick={() => become(member.id)}>
      <Avatar userId={member.id} size={30} />
      <span class="member-text">
        <strong>{member.name}</strong>
        <span class="side-text">
          {LANGUAGE_NAMES[member.locale]}
          {!member.acceptsDms && ' · DMs closed'}
        </span>
      </span>
      {toDo > 0 && <span class="to-do">{toDo} to do</span>}
      {digit !== null && <kbd>{digit}</kbd>}
    </button>
  );
}
