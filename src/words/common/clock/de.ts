import { speechOf } from '../../speech.ts';
import type { Waiting } from './contract.ts';
import type { ClockWords } from './en.ts';
import { unitsOf } from './span.ts';

const { list, count } = speechOf('de');

const span = (ms: number): string => {
  const { minutes, hours, days } = unitsOf(ms);
  if (days !== null) return count(days, 'Tag', 'Tage');
  return hours === null ? count(minutes, 'Minute', 'Minuten') : count(hours, 'Stunde', 'Stunden');
};

const more = (ms: number): string => {
  const { minutes, hours, days } = unitsOf(ms);
  if (days === 1) return 'einen Tag';
  return hours === 1 ? 'eine Stunde' : minutes === 1 ? 'eine Minute' : span(ms);
};

const ANSWERS: ClockWords['vote']['answer'] = (answer, extension) =>
  ({
    wait: `Noch ${more(extension)} warten`,
    replace: 'Ersatz suchen',
    bot: 'Bot spielen lassen',
    end: 'Partie abbrechen',
  })[answer];

const waitingLine = ({ table, game, since, deadline, address }: Waiting): string =>
  `${address === null ? `Tisch ${table}` : `[Tisch ${table}](${address})`} · ${game} · du bist am Zug (begonnen <t:${since}:R>)${deadline === null ? '' : ` · Frist <t:${deadline}:R>`}`;

export const de: ClockWords = {
  preset: (rule) => {
    if (rule.kind === 'none') return 'unbegrenzt';
    const each = `${span(rule.allowance)} pro Entscheidung`;
    return rule.reserve === 0 ? each : `${each}, dazu ${span(rule.reserve)} Reserve für die Partie`;
  },
  line: (rule) => `Bedenkzeit: ${de.preset(rule)}.`,
  field: { label: 'Bedenkzeit', description: 'Läuft jemandem die Zeit ab, stimmen die anderen ab, wie es weitergeht.' },
  deadlines: (of) =>
    `-# Frist: ${of.map(({ names, at }) => `${names.length === 0 ? '' : `${list(names)} `}<t:${at}:R>`).join(', ')}`,
  free: (name, until) => `-# Für ${name} wird bis <t:${until}:f> Ersatz gesucht.`,
  vote: {
    answer: ANSWERS,
    consents: { yes: 'Einverstanden', no: 'So lassen' },
    heading: (names) => `### Die Zeit von ${list(names)} ist um`,
    goneHeading: (names) => `### ${list(names)} ${names.length === 1 ? 'ist' : 'sind'} nicht mehr auf diesem Server`,
    body: (voters, ends, fallback) =>
      `${list(voters)}, wie soll es weitergehen? Die Abstimmung endet <t:${ends}:R>. Eine Mehrheit entscheidet sofort; abgebrochen wird nur, wenn alle dafür sind. Bei Gleichstand oder ohne Stimmen gilt: **${fallback}**.`,
    ballots: (answer, voters) => `**${answer}**: ${list(voters)}`,
    note: (names) =>
      `-# Sobald ${list(names)} ${names.length === 1 ? 'zieht' : 'ziehen'}, ist die Abstimmung hinfällig.`,
    clockHeading: (preset) => `### Neue Bedenkzeit: ${preset}?`,
    clockBody: (asker, present, missing, ends) =>
      `${asker} schlägt das vor. Bisher: ${present}. ${missing.length === 0 ? '' : `Es ${missing.length === 1 ? 'fehlt' : 'fehlen'} noch: ${list(missing)}. `}Sind alle einverstanden, gilt die neue Bedenkzeit; die Abstimmung endet <t:${ends}:R>.`,
  },
  events: {
    decided: (answer, names, extension, reason) => {
      const who = list(names);
      const what = {
        wait: `${who} ${names.length === 1 ? 'bekommt' : 'bekommen'} ${extension === null ? 'mehr' : `noch ${more(extension)}`} Zeit`,
        replace: `Für ${who} wird Ersatz gesucht`,
        bot: `Der Bot spielt jetzt für ${who}`,
        end: 'Die Partie wird abgebrochen und zählt nicht',
      }[answer];
      const why = {
        votes: 'Entschieden',
        tie: 'Gleichstand',
        noVotes: 'Niemand hat abgestimmt',
        noVoters: 'Die Zeit ist bei allen um, die abstimmen könnten',
      }[reason];
      return `${why}: ${what}.`;
    },
    acted: (names) => `${list(names)} ${names.length === 1 ? 'hat' : 'haben'} gezogen; die Abstimmung ist hinfällig.`,
    clockSet: (preset) => `Neue Bedenkzeit: ${preset}.`,
    clockRefused: (preset) => `Die Bedenkzeit bleibt, wie sie ist. Nicht alle wollten: ${preset}.`,
    formerLeft: (name) => `Wer vor ${name} hier spielte, ist gegangen.`,
    tookOver: (name) => `${name} hat diesen Platz übernommen.`,
    cameBack: (name) => `${name} ist wieder da.`,
  },
  offer: {
    heading: (game, table) => `### Freier Platz in „${game}“ · Tisch ${table}`,
    seat: ({ name, until: limit }) =>
      limit === null ? `${name}: Hier spielt der Bot.` : `${name}: Die Partie wartet bis <t:${limit}:f>.`,
    body: (hasHands) =>
      hasHands
        ? 'Wer nicht am Tisch sitzt, kann den Platz samt Hand übernehmen. Was vorher verdeckt geschah, bleibt verborgen.'
        : 'Wer nicht am Tisch sitzt, kann den Platz übernehmen und von hier an weiterspielen.',
    take: (name) => `Für ${name} spielen`,
    closed: (table) => `-# An Tisch ${table} ist kein Platz mehr frei.`,
  },
  reminder: {
    public: (who, since, deadline) =>
      `${list(who)}, die Partie wartet seit <t:${since}:f> auf ${who.length === 1 ? 'dich' : 'euch'}.${deadline === null ? '' : ` Frist: <t:${deadline}:R>.`}`,
    private: (waiting) => `### „${waiting.game}“ wartet auf dich\n${waitingLine(waiting)}`,
    daily: (tables, others) =>
      [
        `### ${count(tables.length + others, 'Tisch wartet', 'Tische warten')} auf dich`,
        ...tables.map(waitingLine),
        ...(others === 0 ? [] : [`… und noch ${count(others, 'weiterer', 'weitere')}: \`/games\``]),
        '-# Mit `/me täglich:Aus` bekommst du diese Nachricht nicht mehr.',
      ].join('\n'),
  },
  question: (table, present) => `Welche Bedenkzeit soll Tisch ${table} haben? Bisher: ${present}.`,
};
