/**
 * `npm run live-check`: asks Discord what docs/live-checklist.md says can be asked without a second person, and compares
 * its answers with those of the stand-in. Reads DISCORD_TOKEN (also from .env), LIVE_CHECK_SERVER, LIVE_CHECK_CHANNEL,
 * LIVE_CHECK_MEMBER, and LIVE_CHECK_LOCKED_THREAD. Ends with 1 if an answer is different, with 78 if something is not set.
 */
import { readSettings } from '../../../src/app/settings.ts';
import { codeOf, liveCheck, type Verdict } from './liveCheck.ts';

const { LIVE_CHECK_SERVER: server, LIVE_CHECK_CHANNEL: channel } = process.env;
const { LIVE_CHECK_MEMBER: member = '', LIVE_CHECK_LOCKED_THREAD: lockedThread = '' } = process.env;
const settings = readSettings(process.env, '.env');
const problems = settings.ok
  ? Object.entries({ DISCORD_TOKEN: settings.value.token, LIVE_CHECK_SERVER: server, LIVE_CHECK_CHANNEL: channel })
      .filter(([, value]) => !value)
      .map(([name]) => `${name} is not set.`)
  : settings.error;

if (!settings.ok || settings.value.token === null || server === undefined || channel === undefined) {
  console.error(problems.join('\n'));
  process.exit(78);
}
const { token, apiBase: api } = settings.value;
const counts = new Map<Verdict, number>();
try {
  const place = { token, api, server, channel, member: member || null, lockedThread: lockedThread || null };
  const left = await liveCheck(place, ({ verdict, text }) => {
    counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
    console.log(`${verdict.padEnd(9)} ${text}`);
  });
  console.log([...counts].map(([verdict, count]) => `${count} ${verdict}`).join(', '));
  if (left.length > 0) console.log(`Still there: ${left.join(', ')}. Delete it by hand.`);
  if (counts.has('DIFFERENT')) process.exitCode = 1;
} catch (error) {
  console.error(`The check could not begin: ${codeOf(error)}.`);
  process.exitCode = 1;
}
