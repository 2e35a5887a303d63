import { speechOf } from '../../speech.ts';
import type { PrivacyWords } from './en.ts';

const { count, list } = speechOf('de');

export const de: PrivacyWords = {
  overview: (tables) =>
    `### Deine Daten\nDeine Discord-ID ist bei allen Tischen gespeichert, an denen du gespielt hast oder zu denen du eingeladen warst (${count(tables, 'Tisch', 'Tische')}): mit deinen Plätzen, Wörtern fürs Mischen, Ergebnissen und Einstellungen und mit den Direktnachrichten, die deine Hand zeigen. Dein Name und deine Nachrichten werden nicht gespeichert.`,
  exported: () =>
    'Das ist alles, was über dich gespeichert ist. Auch deine Züge und Pläne in laufenden Partien sind dabei: Zeige die Datei also niemandem, der mitspielt.',
  fileName: () => 'guildhall-my-data.json',
  fileDescription: () => 'Alles, was über dich gespeichert ist (JSON)',
  exportedAlready: (minutes) =>
    `Die Datei hast du gerade erst bekommen. In ${count(minutes, 'Minute', 'Minuten')} bekommst du sie wieder.`,
  question: (playing, waiting) => {
    const leaving = [
      ...(playing === 0 ? [] : [`gibst ${count(playing, 'laufende Partie', 'laufende Partien')} auf`]),
      ...(waiting === 0 ? [] : [`verlässt ${count(waiting, 'offenen Tisch', 'offene Tische')}`]),
    ];
    return [
      `**Deine Daten löschen, auf allen Servern?**${leaving.length === 0 ? '' : ` Du ${list(leaving)}.`}`,
      'Gelöscht werden deine Plätze, Ergebnisse, Wertungen, Wörter fürs Mischen und Einstellungen, außerdem alle Direktnachrichten, die dir der Bot geschickt hat. Beendete Partien bleiben, aber ohne deinen Namen. Aus Sicherungskopien verschwindet alles innerhalb von 30 Tagen.',
      'Das lässt sich nicht rückgängig machen. Wenn du wiederkommst, fängst du ganz von vorn an.',
    ].join('\n');
  },
  erased: () =>
    'Deine Daten sind gelöscht. In den nächsten Minuten verschwinden auch die Direktnachrichten des Bots an dich und dein Name aus den Nachrichten zu den Partien. Danach kannst du jederzeit wieder mitspielen.',
  erasing: () => 'Deine Daten werden gerade gelöscht. Versuche es in ein paar Minuten noch einmal.',
  serverErasing: () => 'Die Daten dieses Servers werden gerade gelöscht. Versuche es in ein paar Minuten noch einmal.',
  serverQuestion: (tables, running) =>
    [
      `**Die Daten dieses Servers löschen?** Gelöscht werden ${count(tables, 'Tisch', 'Tische')} und alle Protokolle, Ergebnisse, Wertungen und Einstellungen dieses Servers.${running === 0 ? '' : ` Dafür ${running === 1 ? 'wird' : 'werden'} ${count(running, 'Partie, die noch nicht zu Ende ist,', 'Partien, die noch nicht zu Ende sind,')} abgebrochen.`}`,
      'Nachrichten in den Kanälen bleiben, bis ihr sie selbst löscht. Aus Sicherungskopien verschwindet alles innerhalb von 30 Tagen. Das lässt sich nicht rückgängig machen.',
    ].join('\n'),
  serverErased: () =>
    'Alle Partien hier sind beendet. Die Daten dieses Servers werden in den nächsten Minuten gelöscht.',
  failed: () => 'Es wurde nichts gelöscht: Der Speicherplatz ist voll. Versuche es später noch einmal.',
  buttons: {
    export: 'Meine Daten herunterladen',
    erase: 'Meine Daten löschen',
    eraseSure: 'Ja, alles löschen',
    server: 'Serverdaten löschen',
    serverSure: 'Ja, Serverdaten löschen',
  },
};
