import type { RecordCheck, RecordFault } from '../../../tables/table/problem.ts';
import { speechOf } from '../../speech.ts';
import { de as phrasesWords } from '../phrases/de.ts';
import type { ProblemWords } from './contract.ts';

const { count } = speechOf('de');
const { manageServer, toMove } = phrasesWords;
const tables = (n: number): string => count(n, 'Tisch', 'Tische');
const players = (n: number): string => count(n, 'Person', 'Personen');
const sit = (n: number): string => `${n === 1 ? 'sitzt' : 'sitzen'} ${n}`;

export const de: ProblemWords = {
  ofTables: {
    unknownTable: () => 'Diesen Tisch gibt es nicht.',
    unknownGame: () => 'Dieses Spiel gibt es hier nicht.',
    unknownOption: ({ option }) => `Dieses Spiel hat keine Option \`${option}\`.`,
    badWord: ({ most }) => `Dein Wort fürs Mischen darf höchstens ${count(most, 'Zeichen')} haben.`,
    hostsTooMany: ({ most }) =>
      `Du leitest schon ${tables(most)}; mehr geht nicht. Spiele zuerst eine Partie zu Ende oder schließe einen Tisch.`,
    sitsTooOften: ({ most }) =>
      `Du sitzt schon an ${count(most, 'Tisch', 'Tischen')}; mehr geht nicht. Spiele zuerst eine Partie zu Ende oder verlasse einen Tisch.`,
    channelFull: ({ most }) =>
      `In diesem Kanal gibt es schon ${tables(most)}; mehr geht nicht. Nimm einen anderen Kanal.`,
    guildFull: ({ most }) =>
      `Auf diesem Server gibt es schon ${tables(most)}; mehr geht nicht. Warte, bis eine Partie endet.`,
    tooFast: ({ wait }) =>
      `Du hast in kurzer Zeit viele Tische eröffnet oder verlegt. In ${count(Math.ceil(wait / 60_000), 'Minute', 'Minuten')} geht es wieder.`,
    notInvited: () => 'An diesem Tisch spielen nur Eingeladene. Die Tischleitung kann dich mit `/invite` einladen.',
    invitesTooMany: ({ most }) =>
      `An einen Tisch ${most === 1 ? 'kann' : 'können'} höchstens ${players(most)} eingeladen werden.`,
    notSeated: () => 'Du sitzt nicht an diesem Tisch.',
    alreadySeated: () => 'Du sitzt schon an diesem Tisch.',
    tableFull: ({ most, roomWith }) => {
      const more = roomWith && ` Mit der Option \`${roomWith.option}\` können bis zu ${roomWith.most} mitspielen.`;
      return `Der Tisch ist voll: ${players(most)}.${more ?? ''}`;
    },
    tooFewSeats: ({ needs, seated }) => `Das Spiel braucht mindestens ${players(needs)}; am Tisch ${sit(seated)}.`,
    tooManySeats: ({ most, seated }) =>
      `Mit diesen Optionen sind höchstens ${players(most)} möglich; am Tisch ${sit(seated)}.`,
    notOpen: ({ status }) =>
      status === 'running' ? 'Die Partie hat schon begonnen.' : 'Dieser Tisch ist nicht mehr offen.',
    notRunning: ({ status }) =>
      status === 'lobby' ? 'Die Partie hat noch nicht begonnen.' : 'Diese Partie ist vorbei.',
    starting: () => 'Die Partie beginnt gerade. Ändern lässt sich jetzt nichts mehr.',
    notHost: () => 'Das darf nur die Tischleitung.',
    notManager: () =>
      `Eine laufende Partie darf nur abbrechen, wer hier die Berechtigung „${manageServer}“ oder „Nachrichten verwalten“ hat.`,
    alreadyResigned: () =>
      'Du spielst an diesem Tisch nicht mehr mit. Mit `/comeback` kehrst du zurück, solange niemand deinen Platz hat.',
    cannotPlan: () => 'Dein nächster Zug lässt sich nicht planen: Dafür ist noch zu viel offen.',
    unknownClock: () => 'Diese Bedenkzeit gibt es nicht.',
    sameClock: () => 'Dieser Tisch hat schon diese Bedenkzeit.',
    voteOpen: () => 'An diesem Tisch wird gerade abgestimmt. Danach lässt sich die Bedenkzeit ändern.',
    noVote: () => 'Diese Abstimmung ist vorbei.',
    mayNotVote: () => 'Hier stimmen die anderen ab.',
    votedAlready: () => 'Dafür hast du schon gestimmt.',
    noFreeSeat: () => 'An diesem Tisch ist kein Platz frei.',
    heldAnother: () => 'Du hattest an diesem Tisch schon einen anderen Platz und kannst diesen nicht übernehmen.',
    erasedSince: () =>
      'Deine Daten wurden nach Beginn dieser Partie gelöscht. Ob du hier schon eine Hand kennst, ist nicht mehr bekannt, also kannst du keinen Platz übernehmen.',
    seatTaken: () => 'Deinen Platz hat schon jemand übernommen.',
    notResigned: () => 'Du spielst an diesem Tisch noch mit.',
    nothingToUndo: () => 'Du kannst gerade nichts zurücknehmen.',
    undoRefused: () => 'Darum hast du schon gebeten, und nicht alle waren einverstanden. Es bleibt also dabei.',
    cannotReplay: () =>
      'Diese Partie wurde nach früheren Regeln gespielt, deshalb lässt sich in ihr nichts zurücknehmen.',
    badRecord: ({ fault }) => badRecord[fault],
    recordFails: ({ check, row }) => `Dieses Protokoll stimmt nicht: ${failing(check, row)}. Importiert wurde nichts.`,
    recordRuns: () => 'Die Partie in diesem Protokoll ist noch nicht vorbei und lässt sich nicht importieren.',
    checkingRecord: () => 'Ich prüfe noch deine letzte Datei. Bitte warte erst die Antwort darauf ab.',
    cannotPlayOn: () =>
      'Hier lässt sich eine Partie nicht aus einem Protokoll fortsetzen: Wer die Datei hat, weiß, was kommt. Beendete Partien kannst du importieren.',
    recordSeats: ({ needs, given }) =>
      given < needs
        ? `In dieser Partie ${needs === 1 ? 'ist ein Platz' : `sind ${needs} Plätze`} zu besetzen. Nenne noch ${count(needs - given, 'Mitglied', 'Mitglieder')}.`
        : `Diese Partie hat nur ${count(needs, 'Platz', 'Plätze')}; mit dir sind ${players(given)} genannt.`,
    recordRow: ({ first, last }) =>
      last === 0
        ? 'Diese Partie lässt sich ab keiner ihrer Zeilen fortsetzen.'
        : `Fortsetzen lässt sich diese Partie frühestens ab Zeile ${first} und spätestens ab Zeile ${last}.`,
    unknownZone: () => 'Diese Zeitzone gibt es nicht. Wähle eine aus der Liste.',
    zoneMissing: () => 'Nenne mir dazu deine Zeitzone, zum Beispiel `/me zeitzone:Europe/Berlin`.',
    stale: () => 'Inzwischen hat sich etwas geändert. Sieh noch einmal nach.',
    duplicate: () => 'Das ist schon erledigt.',
    suspended: () =>
      'Dieser Tisch pausiert wegen eines Fehlers. Nichts ist verloren; wer den Bot betreibt, weiß Bescheid.',
    diskLow: () =>
      'Gerade können keine neuen Tische eröffnet werden: Der Bot hat zu wenig Speicherplatz. Laufende Partien gehen weiter.',
    diskFull: () =>
      'Gerade kann nicht gespielt werden: Der Speicherplatz des Bots ist voll. Nichts ist verloren; versuche es später noch einmal.',
  },
  ofMoves: {
    gameOver: () => 'Diese Partie ist vorbei.',
    notYourTurn: ({ awaits }, say) => `Du bist nicht am Zug. ${toMove(awaits.map((seat) => say.name(seat)))}`,
    malformed: () => 'Das ist kein Zug dieses Spiels.',
  },
};

const badRecord: { readonly [F in RecordFault]: string } = {
  tooLarge: 'Diese Datei ist für ein Protokoll zu groß: Mehr als 1 MiB geht nicht.',
  noRecord: 'Diese Datei ist kein Protokoll. Das einer beendeten Partie bekommst du mit `/verify`.',
  notBegun: 'Die Partie in diesem Protokoll hat nie begonnen.',
  sealed: 'Die Partie in diesem Protokoll ist noch nicht vorbei: Ihr Startwert ist noch versiegelt.',
};

/** What is wrong with a record. */
function failing(check: RecordCheck, row: number | null): string {
  switch (check) {
    case 'options':
      return 'Mit diesen Optionen und so vielen Personen gibt es das Spiel nicht';
    case 'seal':
      return 'Der Startwert ist nicht der, der versiegelt wurde';
    case 'words':
      return 'Die Wörter fürs Mischen sind nicht die der Startnachricht';
    case 'entropy':
      return 'Eingemischt wurde etwas anderes, als alle beigesteuert haben';
    case 'deal':
      return 'Aus dem Startwert ergibt sich eine andere Ausgangslage';
    case 'row':
    case 'moves':
      return row === null ? 'Ein Zug ist nicht erlaubt' : `Zeile ${row} ist nicht erlaubt`;
    case 'system':
      return 'Ein Zug, den der Bot für jemanden gemacht hat, wurde nicht so ausgelost';
    case 'streams':
      return 'Was gemischt und ausgelost wurde, ergibt sich nicht aus dem Startwert';
    case 'result':
      return 'Die Partie endet mit einem anderen Ergebnis';
  }
}
