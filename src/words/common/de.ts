import { LANGUAGE_NAMES } from '../contract.ts';
import { capital, speechOf } from '../speech.ts';
import type { CommonWords, Listed, Permission, Unseen } from './contract.ts';

const { list, anyOf, count } = speechOf('de');
const points = (n: number): string => count(n, 'Punkt', 'Punkte');
/** After `mit`: `mit 3 Punkten`. */
const withPoints = (n: number): string => count(n, 'Punkt', 'Punkten');
const players = (n: number): string => count(n, 'Person', 'Personen');

/** A word as a player gave it, tamed by the caller. */
const quoted = (word: string): string => (word === '' ? '(nichts, was gezeigt werden kann)' : `„${word}“`);

const toMove = (awaited: readonly string[]): string =>
  awaited.length === 0
    ? 'Niemand ist am Zug.'
    : `Jetzt ${awaited.length === 1 ? 'ist' : 'sind'} ${list(awaited)} am Zug.`;

/** German. */
export const de: CommonWords = {
  locale: 'de',

  buttons: {
    join: 'Mitspielen',
    word: 'Ein Wort fürs Mischen',
    leave: 'Aufstehen',
    start: 'Starten',
    options: 'Optionen',
    howToPlay: 'So geht’s',
    verify: 'Wie wird gemischt?',
    cancel: 'Tisch schließen',
    watch: 'Zum Tisch',
    lookCloser: 'Näher ansehen',
    rules: 'Regeln',
    more: 'Mehr',
    boardAsText: 'Spielplan als Text',
    listAsText: 'Als Text',
    moveList: 'Zugliste',
    resign: 'Aufgeben',
    resignSure: 'Ja, ich gebe auf',
    back: 'Zurück',
    close: 'Schließen',
    doIt: 'Ausführen',
    earlier: 'Frühere Plätze',
    later: 'Weitere Plätze',
    openPanel: 'Zug fortsetzen',
    toBoard: 'Zum Spielplan',
    nextPage: 'Nächste Seite',
    yourMove: 'Zug machen',
    done: 'Fertig',
    moveHere: 'Tisch hierher holen',
    myHand: 'Meine Hand',
    goToTable: 'Zum Tisch',
    noDirect: 'Keine Nachrichten mehr',
    directAgain: 'Wieder schicken',
    tryAgain: 'Noch einmal versuchen',
    remove: 'Platz freigeben',
    cancelSure: 'Ja, Tisch beenden',
  },

  commands: {
    new: 'Eröffne einen Tisch in diesem Kanal',
    here: 'Spiele an deinem Tisch in diesem Kanal weiter',
    join: 'Setz dich an einen offenen Tisch',
    leave: 'Gib deinen Platz vor dem Start wieder frei',
    option: 'Schalte eine Option eines offenen Tisches ein oder aus',
    start: 'Beginne die Partie',
    games: 'Zeige deine Tische und die dieses Servers',
    board: 'Sieh dir einen Tisch an, auch als Text',
    hand: 'Sieh dir deine Hand an: Nur du siehst sie',
    invite: 'Lade jemanden an deinen offenen Tisch ein',
    remove: 'Gib an deinem offenen Tisch den Platz von jemand anderem frei',
    dm: 'Bekomme deine Hand auf diesem Server als Direktnachricht, oder nicht',
    log: 'Zeige die letzten Züge eines Tisches',
    resign: 'Gib eine laufende Partie auf; der Bot spielt für dich weiter',
    cancel: 'Schließe einen Tisch endgültig',
    verify: 'Prüfe, wie an einem Tisch gemischt wurde, und hol dir das Protokoll',
    settings: 'Zeige oder ändere, in welcher Sprache dieser Server von seinen Partien liest',
    help: 'So wird hier gespielt',
  },
  commandOptions: {
    game: { name: 'spiel', description: 'Welches Spiel' },
    table: { name: 'tisch', description: 'Nummer des Tisches, wenn es mehrere gibt' },
    word: { name: 'wort', description: 'Ein eigenes Wort, das ins Mischen eingeht' },
    name: { name: 'name', description: 'Die Option' },
    value: { name: 'wert', description: 'Ein oder aus' },
    text: { name: 'text', description: 'Beschreibe die ganze Stellung in Worten' },
    option: { name: 'option', description: 'Eine Option für den Anfang' },
    language: { name: 'sprache', description: 'Die Sprache dessen, was hier alle lesen' },
    member: { name: 'mitglied', description: 'Wer eingeladen wird' },
    private: { name: 'privat', description: 'Nur Eingeladene dürfen mitspielen' },
    with: { name: 'mit', description: 'Wer eingeladen wird' },
    with2: { name: 'mit2', description: 'Noch jemand' },
    with3: { name: 'mit3', description: 'Noch jemand' },
    with4: { name: 'mit4', description: 'Noch jemand' },
    with5: { name: 'mit5', description: 'Noch jemand' },
    with6: { name: 'mit6', description: 'Noch jemand' },
    on: { name: 'an', description: 'Die Hand kommt als Direktnachricht' },
    off: { name: 'aus', description: 'Die Hand zeigen nur Meine Hand und /hand' },
  },
  rights: {
    ViewChannel: 'Kanal anzeigen',
    SendMessages: 'Nachrichten senden',
    SendMessagesInThreads: 'Nachrichten in Threads senden',
    AttachFiles: 'Dateien anhängen',
    ReadMessageHistory: 'Nachrichtenverlauf anzeigen',
  },
  manageServer: 'Server verwalten',
  asOnDiscord: 'Wie der Server bei Discord eingestellt ist',
  gameCommand: (game) => `Mache einen Zug in ${game}, indem du ihn eintippst`,

  problems: {
    unknownTable: () => 'Diesen Tisch gibt es nicht.',
    unknownGame: () => 'Dieses Spiel gibt es hier nicht.',
    unknownOption: ({ option }) => `Dieses Spiel hat keine Option \`${option}\`.`,
    badWord: ({ most }) => `Das Wort fürs Mischen darf höchstens ${count(most, 'Zeichen')} haben.`,
    hostsTooMany: ({ most }) => `Du leitest schon ${count(most, 'Tisch', 'Tische')}: Beende zuerst einen davon.`,
    sitsTooOften: ({ most }) => `Du sitzt schon an ${count(most, 'Tisch', 'Tischen')}: Beende zuerst eine Partie.`,
    channelFull: ({ most }) =>
      `In diesem Kanal gibt es schon ${count(most, 'Tisch', 'Tische')}: Nimm einen anderen Kanal.`,
    guildFull: ({ most }) => `Auf diesem Server gibt es schon ${count(most, 'Tisch', 'Tische')}.`,
    tooFast: ({ wait }) =>
      `Das genügt fürs Erste: Weiter geht es in ${count(Math.ceil(wait / 60_000), 'Minute', 'Minuten')}.`,
    notInvited: () =>
      'An diesem Tisch spielen nur Eingeladene. Wer ihn eröffnet hat, kann dich mit `/invite` einladen.',
    invitesTooMany: ({ most }) => `An einen Tisch können höchstens ${players(most)} eingeladen werden.`,
    notSeated: () => 'Du hast keinen Platz an diesem Tisch.',
    alreadySeated: () => 'Du sitzt schon an diesem Tisch.',
    tableFull: ({ most }) => `Der Tisch ist voll: ${count(most, 'Platz', 'Plätze')}.`,
    tooFewSeats: ({ needs, seated }) => `Das Spiel braucht mindestens ${players(needs)}; es sitzen ${seated} am Tisch.`,
    tooManySeats: ({ most, seated }) =>
      `Mit diesen Optionen dürfen höchstens ${players(most)} mitspielen; es sitzen ${seated} am Tisch.`,
    notOpen: ({ status }) =>
      status === 'running' ? 'Die Partie hat schon begonnen.' : 'Dieser Tisch ist nicht mehr offen.',
    notRunning: ({ status }) =>
      status === 'lobby' ? 'Die Partie hat noch nicht begonnen.' : 'Diese Partie ist vorbei.',
    notHost: () => 'Das darf nur, wer den Tisch eröffnet hat.',
    notManager: () => 'Eine laufende Partie darf nur beenden, wer den Server oder seine Nachrichten verwaltet.',
    alreadyResigned: () => 'Du hast schon aufgegeben.',
    stale: () => 'Inzwischen hat sich etwas geändert; sieh noch einmal hin.',
    duplicate: () => 'Das ist schon geschehen.',
    suspended: () => 'Dieser Tisch ist gerade außer Betrieb. Nichts ist verloren; der Betreiber weiß Bescheid.',
    diskLow: () =>
      'Gerade können keine neuen Tische eröffnet werden: Der Bot hat zu wenig Speicherplatz. Laufende Partien gehen weiter.',
    diskFull: () =>
      'Gerade kann nicht gespielt werden: Der Speicher des Bots ist voll. Nichts ist verloren; versuch es später noch einmal.',
  },
  refusals: {
    gameOver: () => 'Diese Partie ist vorbei.',
    notYourTurn: ({ awaits }, say) => `Du bist nicht am Zug. ${toMove(awaits.map((seat) => say.name(seat)))}`,
    malformed: () => 'Das ist kein Zug dieses Spiels.',
  },
  answers: {
    unknownButton: () => 'Diesen Knopf gibt es nicht mehr.',
    trouble: () =>
      'Bei uns ist etwas schiefgegangen. Was schon angenommen war, bleibt erhalten; bitte versuch es noch einmal.',
    outdated: ({ awaited }) => `Dieser Knopf ist veraltet. ${toMove(awaited)}`,
    notYours: ({ awaited, figures }) =>
      figures === null
        ? `Du hast keinen Platz an diesem Tisch. ${toMove(awaited)}`
        : `${toMove(awaited)} Du hast ${figures}.`,
    seated: ({ table }) =>
      `Du hast einen Platz an Tisch ${table}. Vor dem Start kannst du ein Wort fürs Mischen mitgeben oder aufstehen.`,
    joined: ({ table, word }) =>
      `Du hast einen Platz an Tisch ${table}.${word === null ? '' : ` Dein Wort fürs Mischen: ${quoted(word)}.`}`,
    wordSet: ({ table, word }) =>
      word === null
        ? `Du gibst kein Wort in das Mischen von Tisch ${table}.`
        : `Dein Wort fürs Mischen an Tisch ${table}: ${quoted(word)}.`,
    left: ({ table }) => `Du hast Tisch ${table} verlassen.`,
    started: ({ table }) => `Tisch ${table} hat begonnen.`,
    cancelled: ({ table }) => `Tisch ${table} ist geschlossen.`,
    cancelQuestion: ({ table }) =>
      `Willst du Tisch ${table} wirklich für alle beenden? Die Partie zählt nicht, und ihr Protokoll wird offen.`,
    removeQuestion: ({ table }) => `Wessen Platz an Tisch ${table} gibst du frei?`,
    removed: ({ name }) => `${name} hat keinen Platz mehr.`,
    optionSet: ({ option, isOn }) => `\`${option}\` ist ${isOn ? 'an' : 'aus'}.`,
    resigned: ({ table, winners }) =>
      `Du hast an Tisch ${table} aufgegeben. ${winners.length === 0 ? 'Der Bot spielt an deinem Platz weiter.' : `Die Partie ist vorbei: ${list(winners)} gewinnt.`}`,
    resignQuestion: ({ table, winners }) =>
      `Willst du an Tisch ${table} wirklich aufgeben? ${winners.length === 0 ? 'Der Bot spielt dann an deinem Platz weiter.' : `Damit endet die Partie: ${list(winners)} gewinnt.`}`,
    noTable: () => 'So einen Tisch gibt es in diesem Kanal nicht. `/new` eröffnet einen, `/games` zeigt deine.',
    whichTable: ({ tables }) => `Hier gibt es mehrere Tische: Gib \`tisch:\` ${anyOf(tables)} an.`,
    noGames: () => 'Hier ist kein Tisch offen. `/new` eröffnet einen.',
    directOn: () => 'Deine Hand kommt auf diesem Server als Direktnachricht.',
    directOff: () =>
      'Deine Hand kommt auf diesem Server nicht mehr als Direktnachricht: **Meine Hand** und `/hand` zeigen sie.',
    directRefused: () =>
      'Ich kann dir nicht schreiben: Discord stellt meine Direktnachrichten nicht zu. Du kannst trotzdem spielen: **Meine Hand** und `/hand` zeigen dir deine Hand am Tisch. Willst du sie als Nachricht, dann öffne das Menü dieses Servers, **Privatsphäre-Einstellungen**, und erlaube Direktnachrichten.',
    noHands: ({ game }) => `In ${game} liegt alles offen: Niemand hält etwas geheim.`,
    guildOnly: () => 'Tische stehen in den Kanälen eines Servers: Benutze den Befehl dort.',
    settings: ({ language, isChosen }) =>
      `Was auf diesem Server alle lesen, ist auf ${LANGUAGE_NAMES[language]}${isChosen ? '' : ', wie der Server bei Discord eingestellt ist'}. ` +
      `Mitglieder mit dem Recht „${de.manageServer}“ können das ändern: \`/settings sprache:\`. Was nur du siehst, ist in der Sprache deines eigenen Discord.`,
    languageSet: ({ language, isChosen }) =>
      `Ab der nächsten Nachricht lesen auf diesem Server alle ${LANGUAGE_NAMES[language]}${isChosen ? '' : ', wie der Server bei Discord eingestellt ist'}.`,
    managersOnly: () => `Das dürfen nur Mitglieder mit dem Recht „${de.manageServer}“ ändern.`,
    mistyped: ({ option, typed, possible }) => {
      const wrong = typed === null ? `Hier fehlt \`${option}:\`.` : `\`${option}: ${typed}\` passt nicht.`;
      return possible.length === 0 ? wrong : `${wrong} Möglich: ${anyOf(possible)}.`;
    },
    otherGame: ({ game }) => `An diesem Tisch wird ${game} gespielt.`,
    missingRights: ({ rights, channel }) => lacking(rights, channel),
    unseen: (seen) => `Tisch ${seen.table} kann nicht gezeigt werden. ${hindrance(seen)}`,
    savedUnseen: (seen) => `Dein Zug ist gespeichert, aber der Spielplan kann nicht gezeigt werden. ${hindrance(seen)}`,
    savedLate: () => 'Dein Zug ist gespeichert. Das Bild verspätet sich und wird noch einmal gesendet.',
    moved: ({ table }) => `Tisch ${table} geht hier weiter.`,
  },

  seat: (seat) => `Platz ${seat + 1}`,
  list,

  lobby: {
    heading: (game) => `## ${game}`,
    hosted: (table, host, min, max) => `-# Tisch ${table} · Leitung ${host} · ${de.seats(min, max)}`,
    freeSeat: () => 'frei',
    hostMark: () => 'Tischleitung',
    invited: (mentions) => `Eingeladen: ${list(mentions)}`,
    isPrivate: () => '-# Nur Eingeladene dürfen mitspielen.',
    invites: (host, who, game, table) => `${host} lädt ${who} zu ${game} ein: Tisch ${table}.`,
    order: (names) => `${names.join(' · ')}\n-# Plätze in der Reihenfolge des Mitspielens.`,
    waiting: (missing) =>
      missing === 0
        ? 'Die Partie kann beginnen.'
        : `Es ${missing === 1 ? 'fehlt' : 'fehlen'} noch ${players(missing)}.`,
    options: (names) => (names.length === 0 ? 'Optionen: keine.' : `Optionen: ${list(names)}.`),
    running: (since) => `**Läuft** seit <t:${since}:t>.`,
    finished: (winners) =>
      winners.length === 0
        ? '**Vorbei.**'
        : `**Vorbei:** ${list(winners)} ${winners.length === 1 ? 'gewinnt' : 'gewinnen gemeinsam'}.`,
    cancelled: () => 'Dieser Tisch wurde geschlossen.',
    movedTo: (table, channel) => `-# Tisch ${table} geht in <#${channel}> weiter.`,
  },
  fairness: {
    sealed: (seal) =>
      `-# Mischen versiegelt: \`${seal}…\` · \`/join wort:\` gibt ein eigenes Wort dazu · \`/verify\` zeigt alles`,
    mixed: (seal, brought) =>
      `-# Mischen versiegelt: \`${seal}…\` · eingemischt: \`${brought}…\` · \`/verify\` zeigt alles`,
    opened: (seal, seed) =>
      `-# Das Mischen ist offen: Startwert \`${seed}…\`, Siegel \`${seal}…\` · \`/verify\` zeigt alles und rechnet es nach`,
    heading: (table) => `### Das Mischen an Tisch ${table}`,
    stillSealed: (isRunning) =>
      isRunning
        ? 'Der Startwert ist bis zum Ende der Partie versiegelt; dann lässt sich alles nachrechnen. Das wurde eingemischt:'
        : 'Der Startwert ist bis zum Ende der Partie versiegelt. Beim Start wird das hier eingemischt, wie es dann ist:',
    neverBegan: () => 'Die Partie hat nie begonnen: Es wurde nichts gemischt.',
    checks: {
      seal: 'Der Startwert ist der, der beim Eröffnen des Tisches versiegelt wurde.',
      entropy: 'Was die Mitspielenden mitgebracht haben, wurde beim Start eingemischt.',
      replay: 'Aus dem Startwert neu ausgeteilt und nachgespielt, endet die Partie in derselben Stellung.',
      system: 'Jeder Zug, den der Bot für jemanden gemacht hat, ist der ausgeloste.',
    },
    check: (sentence, holds) =>
      holds === null
        ? `– Lässt sich hier nicht prüfen, der Tisch stammt aus einer anderen Version: ${sentence}`
        : `${holds ? '✓' : '✗ **Stimmt nicht:**'} ${sentence}`,
    streams: (labels, bySystem) =>
      `Nachgerechnet: ${list([...labels.map((label) => `\`${label}\``), ...(bySystem === 0 ? [] : [count(bySystem, 'Zug des Bots', 'Züge des Bots')])])}.`,
    file: () =>
      '-# Die Datei ist das Protokoll, wie es ist; die Programme `verify.mjs` und `verify.py` prüfen es ohne uns.',
    fileName: (table) => `table-${table}.json`,
    fileDescription: (table) => `Das Protokoll von Tisch ${table} als JSON`,
  },
  wordForm: {
    title: (table) => `Mitspielen an Tisch ${table}`,
    label: () => 'Ein eigenes Wort fürs Mischen',
    description: () => 'Es wird beim Start eingemischt, und alle können es dann lesen.',
  },
  optionsForm: {
    title: (table) => `Optionen von Tisch ${table}`,
    label: () => 'Optionen',
    description: () => 'Jede verändert das Spiel ein wenig; alles lässt sich mischen.',
  },
  board: {
    began: (name) =>
      `-# Die Plätze folgen der Reihenfolge des Mitspielens; dass ${name} beginnt, wurde beim Mischen gezogen.`,
    status: (awaited, task) => `### ${list(awaited)}, ${task}.`,
    note: (table, status) => `-# ${status} · Tisch ${table}`,
    newRules: (seq) => `-# Seit Zug ${seq} gelten berichtigte Regeln. Was vorher gespielt wurde, bleibt.`,
    resigned: (name, goesOn) => `${name} hat aufgegeben${goesOn ? '; der Bot spielt an diesem Platz weiter' : ''}.`,
    replaced: (line) => `-# ${line === null ? '' : `${line} `}Der Spielplan ist weiter unten.`,
    movedTo: (line, channel) => `-# ${line === null ? '' : `${line} `}Der Spielplan ist in <#${channel}>.`,
    onOffer: (answers) => `Zur Wahl: ${answers.join('; ')}.`,
    fileName: (table, seq) => `board-${table}-${seq}.png`,
    threadName: (game, table) => `${game} · ${table}`,
  },
  hand: {
    note: (game, table) => `-# ${game} · Tisch ${table}`,
    fileName: (table, seq) => `hand-${table}-${seq}.png`,
    coming: () =>
      '### Deine Hand kommt hierher\nNur du siehst sie. Das Spiel beginnt, sobald die Tischleitung es startet.',
    stopped: () => 'Deine Hand kommt nicht mehr hierher. **Meine Hand** am Spielplan und `/hand` zeigen sie.',
    refused: (who) => `${who}, ich kann dir nicht mehr schreiben. Deine Hand öffnet sich hier, nur für dich:`,
  },
  final: {
    heading: (winners, game, won) =>
      winners.length === 1
        ? `## ${winners[0]} gewinnt ${game}${won === null ? '' : ` mit ${withPoints(won)}`}`
        : `## ${list(winners)} gewinnen ${game} gemeinsam${won === null ? '' : ` mit ${withPoints(won)}`}`,
    place: (place, name, own, parts) =>
      `${place}. ${name}: **${points(own)}**${parts.length === 0 ? '' : ` (${parts.join(', ')})`}`,
    part: (name, own) => `${name} ${own}`,
    resigned: (name) => `${name} (aufgegeben)`,
    note: (table, status) => `-# ${status} · Tisch ${table}`,
  },
  panel: {
    renewed: () => '-# Das war veraltet; das ist der jetzige Schritt.',
    outdated: () => '-# Dieser Knopf ist veraltet. So steht es jetzt.',
    confirm: (moves) => capital(moves.join('; ')),
    confirmNote: () => 'Letzter Schritt: Noch ist nichts gespielt.',
    played: (summary) => `Gespielt: ${summary}`,
    closed: () => 'Geschlossen. Es wurde nichts gespielt; der Schritt bleibt erhalten.',
    page: (page, pages) => `Seite ${page} von ${pages}`,
    chooseKind: () => 'Was machst du?',
    chooseOne: (parameter) => `Wähle: ${parameter}`,
    chooseSome: (parameter, min, max) => `Wähle ${min === max ? min : `${min} bis ${max}`}: ${parameter}`,
    value: (value) => (value === true ? 'ja' : value === false ? 'nein' : String(value)),
    soFar: (moves) => `Bisher: ${moves.join('; ')}`,
  },
  more: {
    heading: (game, table) => `### ${game} · Tisch ${table}`,
    body: () => 'Was du hier noch ansehen oder tun kannst.',
  },
  moveList: {
    heading: (table) => `### Was an Tisch ${table} geschah`,
    row: (seq, sentence) => `${seq}\\. ${sentence}`,
    empty: () => 'Es wurde noch nichts gespielt.',
    page: (page, pages) => `-# Seite ${page} von ${pages}`,
  },
  games: {
    heading: () => '### Tische',
    mine: () => '**Deine**',
    others: () => '**Andere auf diesem Server**',
    row: listed,
    more: (more) => `… und ${count(more, 'weiterer', 'weitere')}`,
  },
  help: {
    heading: () => '### Brettspiele auf diesem Server',
    body: (games) =>
      [
        'Eröffne mit `/new` einen Tisch und wähle ein Spiel. Die anderen drücken **Mitspielen**, wer eröffnet hat, drückt ' +
          '**Starten**; gespielt wird dann in einem Thread unter dieser Nachricht. Wenn du am Zug bist, wirst du dort ' +
          'erwähnt: Drück den blauen Knopf und beantworte die Fragen, oder tippe den Zug als Befehl mit Vorschlägen ein.',
        '',
        ...games.map(({ name, summary, seats }) => `**${name}** (${seats}): ${summary}`),
        '',
        '`/games` zeigt deine Tische, `/board text:True` beschreibt eine Stellung in Worten, `/log` die letzten Züge, `/resign` gibt auf.',
      ].join('\n'),
  },
  seats: (min, max) => (min === max ? players(min) : `${min} bis ${players(max)}`),
  genericCommand: {
    name: 'spielen',
    description: 'Mache einen Zug aus der Liste',
    options: { move: { name: 'zug', description: 'Der Zug' } },
  },
};

const lacking = (rights: readonly Permission[], channel: string): string =>
  `In <#${channel}> ${rights.length === 1 ? 'fehlt mir das Recht' : 'fehlen mir die Rechte'} ` +
  `${list(rights.map((right) => `„${de.rights[right]}“`))}. ` +
  `Wer den Kanal verwaltet, kann ${rights.length === 1 ? 'es' : 'sie'} mir geben.`;

/** What is wrong with a table's place, and what can be done about it. */
function hindrance({ table, place, why, rights }: Unseen): string {
  if (rights.length > 0) return lacking(rights, place);
  const elsewhere = `wer am Tisch sitzt, kann anderswo mit \`/here tisch:${table}\` weiterspielen`;
  switch (why) {
    case 'gone':
      return `Sein Kanal ist weg: ${elsewhere}.`;
    case 'forbidden':
      return `Ich darf in <#${place}> nicht schreiben: Wer den Kanal verwaltet, kann es erlauben, oder ${elsewhere}.`;
    case 'locked':
      return `Der Thread <#${place}> ist gesperrt: Wer Threads verwaltet, kann ihn öffnen, oder ${elsewhere}.`;
  }
}

const STATE: { readonly [S in Listed['status']]: string } = {
  lobby: 'offen zum Mitspielen',
  running: 'läuft',
  finished: 'vorbei',
  cancelled: 'geschlossen',
  suspended: 'außer Betrieb',
};

function listed({ table, game, status, since, awaited, isYourTurn, address, ...lobby }: Listed): string {
  const where = address === null ? `Tisch ${table}` : `[Tisch ${table}](${address})`;
  const { seated, most, isPrivate } = lobby;
  const seats =
    status === 'lobby' ? ` · ${seated} von ${most} Plätzen besetzt${isPrivate ? ', nur für Eingeladene' : ''}` : '';
  if (status !== 'running') return `${where} · ${game} · ${STATE[status]}${seats}`;
  const turn = isYourTurn ? '**du bist am Zug**' : awaited.length === 0 ? STATE.running : `wartet auf ${list(awaited)}`;
  return `${where} · ${game} · ${turn} (<t:${since}:R>)`;
}
