import { type APIMessage, DiscordAPIError, HTTPError, MessageType, Routes } from 'discord.js';
import { CHECKS, type CheckName } from './checks.ts';
import { EXPECTED } from './expected.ts';
import { openProbe, type Place, type Probe, Skipped } from './probe.ts';

/** `same` as the stand-in; `known`: another answer that the bot copes with. */
export type Verdict = 'same' | 'known' | 'DIFFERENT' | 'skipped';

export interface Line {
  readonly check: CheckName;
  readonly verdict: Verdict;
  /** For a person: never with a token, an address, or what was sent. */
  readonly text: string;
}

/** Makes all checks in order, tells of each, and removes what they have left. Returns what could not be removed. */
export async function liveCheck(place: Place, tell: (line: Line) => void): Promise<readonly string[]> {
  const probe = await openProbe(place);
  // The keys of the list.
  for (const check of Object.keys(CHECKS) as CheckName[]) tell(judged(check, await answerTo(check, probe)));
  return cleanUp(probe);
}

type Answer = { readonly answer: string } | { readonly skipped: string };

async function answerTo(check: CheckName, probe: Probe): Promise<Answer> {
  try {
    const remarkable = await CHECKS[check](probe);
    return { answer: remarkable === '' ? 'ok' : `ok: ${remarkable}` };
  } catch (error) {
    return error instanceof Skipped ? { skipped: error.message } : { answer: codeOf(error) };
  }
}

/** Not the error's message: it may hold what was sent. */
export function codeOf(error: unknown): string {
  if (error instanceof DiscordAPIError) return `${error.status} ${error.code}`;
  if (error instanceof HTTPError) return String(error.status);
  return error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
}

function judged(check: CheckName, got: Answer): Line {
  const { what, answer, known = {} } = EXPECTED[check];
  if ('skipped' in got) return { check, verdict: 'skipped', text: `${what}: ${got.skipped}` };
  if (got.answer === answer) return { check, verdict: 'same', text: `${what}: ${got.answer}` };
  const meaning = known[got.answer];
  return meaning === undefined
    ? { check, verdict: 'DIFFERENT', text: `${what}: ${got.answer}; the stand-in says ${answer}` }
    : { check, verdict: 'known', text: `${what}: ${got.answer} (${meaning}); the stand-in says ${answer}` };
}

async function cleanUp({
  rest,
  channels,
  channel: place,
  posted,
  thread,
  privateThreads,
}: Probe): Promise<readonly string[]> {
  const left: string[] = [];
  const attempt = async (what: string, request: () => Promise<unknown>): Promise<boolean> => {
    try {
      await request();
      return true;
    } catch (error) {
      left.push(`${what} (${codeOf(error)})`);
      return false;
    }
  };
  if (thread !== null) {
    // Without the right to lock, the thread is not locked.
    const opened = (body: object) => rest.patch(Routes.channel(thread), { body }).catch(() => null);
    if ((await opened({ archived: false, locked: false })) === null) await opened({ archived: false });
  }
  const ids = new Map(posted.map(({ channel, id }) => [id, channel]));
  for (const { id } of await pinNotices(rest, place, ids)) ids.set(id, place);
  for (const [id, channel] of ids) await attempt(`message ${id}`, () => channels.remove(channel, id));
  for (const one of [...(thread === null ? [] : [thread]), ...privateThreads])
    if (!(await attempt(`thread ${one}`, () => rest.delete(Routes.channel(one)))))
      await rest.patch(Routes.channel(one), { body: { archived: true } }).catch(() => {});
  return left;
}

/** Where a message is pinned, Discord posts in the bot's name that it was. */
async function pinNotices(
  rest: Probe['rest'],
  channel: string,
  pinned: ReadonlyMap<string, string>,
): Promise<readonly APIMessage[]> {
  const recent = (await rest.get(Routes.channelMessages(channel)).catch(() => [])) as readonly APIMessage[];
  return recent.filter(
    ({ type, message_reference: of }) => type === MessageType.ChannelPinnedMessage && pinned.has(of?.message_id ?? ''),
  );
}
