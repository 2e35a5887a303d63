import type { JSX } from 'preact';
import {
  BOT_PRESENCES,
  type BotPresence,
  CHANNEL_TROUBLES,
  type ChannelTrouble,
  GATEWAY_TROUBLES,
  type GatewayTrouble,
  LASTING_FAULTS,
  PAGE_FAULTS,
  type PageFault,
} from '../../pageProtocol.ts';
import { usePage } from '../context.ts';
import { Switch } from '../controls/switch.tsx';
import type { Place } from '../state/place.ts';

const FAULT_NAMES: { readonly [fault in PageFault]: string } = {
  late: 'Answer delayed by 3 s (too late)',
  deliveredLate: 'Interaction delivered after 3 s',
  duplicate: 'Interaction delivered twice',
  reordered: 'Interaction delivered after the next one',
  rateLimited: 'Too many requests (429)',
  rateLimitedGlobally: 'Too many requests, whole bot (429)',
  errorBefore: 'Server error before accepting (500)',
  errorAfterAccept: 'Server error after accepting (500)',
  cutAfterAccept: 'Connection dropped after accepting',
  silentAfterAccept: 'No answer after accepting',
  unauthorized: 'Token rejected (401)',
  replay: 'Next resume replays everything',
  down: 'Discord is down (503)',
  opensTooFast: 'Direct messages opened too fast (40003)',
  opensBarred: 'Barred from opening direct messages (20026)',
  opensCounted: 'Barred after 8 direct messages opened within a minute (20026)',
  uploadInEdit: 'Edits with a picture refused (400)',
  staysArchived: 'Messages don’t reopen threads (50083)',
  forbiddenPage: 'A page instead of an answer (403)',
  blockedByCloudflare: 'Blocked by Cloudflare (40333)',
  banPage: 'Address banned for 15 minutes, a page (429)',
  needsVerification: 'The account must be verified (40002)',
  sendingDisabled: 'Sending messages is disabled (40004)',
  ownerUnverified: 'The owner must be verified (50178)',
  autoModerated: 'Messages blocked by AutoMod (200000)',
  harmfulLinks: 'Messages blocked by the link filter (240000)',
  uploadsLimited: 'Uploads limited in the server (400001)',
  deadResume: 'Next session can’t be resumed at its address',
  noHello: 'Next connection says nothing',
  noReady: 'Next session is never ready',
  noAcks: 'Heartbeats aren’t acknowledged',
  systemMessages: 'Lines in threads and channels about new threads and members',
  mentionsAddNobody: 'A mention adds nobody to a public thread',
  privateMentionsAddNobody: 'A mention adds nobody to a private thread',
  addsRefused: 'Adding members to threads refused (50007)',
  keptRefused: 'Edits that keep a picture refused (400)',
  slowLookUps: 'Looking up a member takes 4 s',
};

const GATEWAY_NAMES: { readonly [trouble in GatewayTrouble]: string } = {
  4000: 'Connection dropped (4000)',
  4004: 'Token rejected (4004)',
  4009: 'Session timed out (4009)',
  4011: 'Sharding required (4011)',
  4013: 'Invalid intents (4013)',
  4014: 'Disallowed intents (4014)',
  reconnect: 'Ask to reconnect',
  invalid: 'Invalid session',
};

const CHANNEL_NAMES: { readonly [trouble in ChannelTrouble]: string } = {
  revokePermissions: 'Remove all bot permissions',
  restorePermissions: 'Restore bot permissions',
  archive: 'Archive the thread',
  lock: 'Lock the thread',
  unlock: 'Reopen and unlock the thread',
  hideFromBot: 'Make it a private thread without the bot',
  slowDown: 'Slow mode of an hour',
  endSlowMode: 'No slow mode',
  deleteNewest: 'Delete the bot’s newest message',
  delete: 'Delete it',
};

const PRESENCE_NAMES: { readonly [presence in BotPresence]: string } = {
  here: 'Bot is in the server',
  unavailable: 'Server is unavailable',
  commandsOnly: 'Only its commands are authorized',
  gone: 'Bot is removed',
};

/** Switches for faults, each of which hits the next matching event; below them, menus for immediate problems. */
export function Trouble({ place }: { readonly place: Place }): JSX.Element {
  const { state, perform } = usePage();
  const { guild } = place;
  const channel = place.thread ?? place.channel;
  const ofThread: readonly ChannelTrouble[] = ['archive', 'lock', 'unlock', 'hideFromBot'];
  const possible = CHANNEL_TROUBLES.filter((trouble) => channel?.kind === 'thread' || !ofThread.includes(trouble));
  return (
    <section class="tool">
      <h2>
        Simulate a problem <span class="tool-state">next event only</span>
      </h2>
      {PAGE_FAULTS.map((fault) => (
        <Switch
          key={fault}
          label={LASTING_FAULTS.includes(fault) ? `${FAULT_NAMES[fault]}, until turned off` : FAULT_NAMES[fault]}
          on={state.armed.includes(fault)}
          onChange={(armed) => void perform({ kind: 'fault', fault, armed })}
        />
      ))}
      <AtOnce
        label="Gateway"
        choices={GATEWAY_TROUBLES}
        names={GATEWAY_NAMES}
        onChoose={(trouble) => void perform({ kind: 'gateway', trouble })}
      />
      {channel !== null && channel.kind !== 'dm' && (
        <AtOnce
          label={channel.kind === 'thread' ? 'This thread' : 'This channel'}
          choices={possible}
          names={CHANNEL_NAMES}
          onChoose={(trouble) => void perform({ kind: 'channel', channelId: channel.id, trouble })}
        />
      )}
      {guild !== null && (
        <label class="setting">
          <span>This server</span>
          <select
            value={guild.bot}
            onChange={({ currentTarget }) => {
              const bot = BOT_PRESENCES.find((each) => each === currentTarget.value);
              if (bot) void perform({ kind: 'presence', guildId: guild.id, bot });
            }}
          >
            {BOT_PRESENCES.map((presence) => (
              <option key={presence} value={presence}>
                {PRESENCE_NAMES[presence]}
              </option>
            ))}
          </select>
        </label>
      )}
    </section>
  );
}

/** A menu whose choices take effect immediately. */
function AtOnce<T extends string>({
  label,
  choices,
  names,
  onChoose,
}: {
  readonly label: string;
  readonly choices: readonly T[];
  readonly names: { readonly [choice in T]: string };
  readonly onChoose: (choice: T) => void;
}): JSX.Element {
  return (
    <label class="setting">
      <span>{label}</span>
      <select
        value=""
        onChange={({ currentTarget }) => {
          const chosen = choices.find((each) => each === currentTarget.value);
          currentTarget.value = '';
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        <option value="">now …</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {names[choice]}
          </option>
        ))}
      </select>
    </label>
  );
}
