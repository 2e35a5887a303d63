import type { JSX } from 'preact';
import type { Place } from '../state/place.ts';
import { BotSwitch } from './botSwitch.tsx';
import { ClockTools } from './clockTools.tsx';
import { MemberSettings } from './memberSettings.tsx';
import { MemberSwitcher } from './memberSwitcher.tsx';
import { Trouble } from './trouble.tsx';
import { WireLog } from './wireLog.tsx';

/** The playground's own tools beside the chat: members, settings, the bot, faults, requests, and the clock. */
export function ToolColumn({ place }: { readonly place: Place }): JSX.Element {
  return (
    <aside class="tools" aria-label="Playground tools">
      <div class="tools-body">
        <MemberSwitcher guild={place.guild} />
        <MemberSettings />
        <BotSwitch />
        <Trouble place={place} />
        <WireLog />
      </div>
      <ClockTools />
    </aside>
  );
}
