import type { JSX } from 'preact';
import type { PageGuild } from '../../pageProtocol.ts';
import { usePage } from '../context.ts';
import { Avatar } from '../controls/avatar.tsx';
import { membersOf } from '../state/pageState.ts';

/** The members on a phone: pressing one switches to them, the last button opens all members and tools. */
export function MemberBar({ guild }: { readonly guild: PageGuild | null }): JSX.Element {
  const { state, become, showTools } = usePage();
  const { me } = state;
  const toDo = me.waiting;
  return (
    <div class="member-bar">
      <span class="side-text">You are</span>
      <div class="faces">
        {membersOf(state, guild).map(({ id, name }) => (
          <button
            key={id}
            type="button"
            class="face"
            aria-label={name}
            aria-pressed={id === me.id}
            onClick={() => become(id)}
          >
            <Avatar userId={id} size={24} />
          </button>
        ))}
      </div>
      <button type="button" class="bar-end" onClick={() => showTools(true)}>
        {toDo > 0 ? <span class="to-do">{toDo} to do</span> : <span class="side-text">all caught up</span>}
        <span class="for-ears">, members and tools</span>
      </button>
    </div>
  );
}
