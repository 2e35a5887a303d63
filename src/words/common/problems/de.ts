import { speechOf } from '../../speech.ts';
import { phrases } from '../phrases/index.ts';
import type { ProblemWords } from './contract.ts';

const { count } = speechOf('de');
const { toMove } = phrases.de;
const players = (n: number): string => count(n, 'Person', 'Personen');

export const de: ProblemWords = {
  ofTables: {
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
  ofMoves: {
    gameOver: () => 'Diese Partie ist vorbei.',
    notYourTurn: ({ awaits }, say) => `Du bist nicht am Zug. ${toMove(awaits.map((seat) => say.name(seat)))}`,
    malformed: () => 'Das ist kein Zug dieses Spiels.',
  },
};
