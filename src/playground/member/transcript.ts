import type {
  APIApplicationCommandOptionChoice,
  APIMessage,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import { textsOf } from '../messages/mentions.ts';
import { seesMessage } from '../messages/messages.ts';
import { nodesOf } from '../messages/richContent.ts';
import type { Change } from '../world/changes.ts';
import type { Playground } from '../world/playground.ts';
import type { StoredMessage } from '../world/store.ts';

/** A file that a member saw. */
interface SeenFile {
  readonly name: string;
  readonly description: string | null;
  readonly bytes: Buffer;
}

/** Something that appeared on members' screens, with all its texts and files. */
export interface TranscriptEntry {
  readonly at: number;
  readonly what: 'created' | 'updated' | 'deleted' | 'modal' | 'choices';
  readonly viewers: ReadonlySet<string>;
  readonly channelId: string;
  readonly message: APIMessage | null;
  readonly text: string;
  readonly files: readonly SeenFile[];
  readonly pinged: readonly string[];
  readonly modal: APIModalInteractionResponseCallbackData | null;
  readonly choices: readonly APIApplicationCommandOptionChoice[];
}

/** Records what members see; keeps the newest `length` entries. */
export function keepTranscript(playground: Playground, length: number) {
  const entries: TranscriptEntry[] = [];
  // An edit without a new picture shows the same bytes again: keep them once.
  const kept = new Map<string, Buffer>();
  const fileOf = (id: string): SeenFile | null => {
    const file = playground.store.file(id);
    if (file === null) return null;
    const bytes = kept.get(id) ?? file.bytes;
    kept.set(id, bytes);
    return { name: file.name, description: file.description, bytes };
  };
  const stop = playground.changes.listen((change) => {
    const entry = entryOf(playground, fileOf, change);
    if (entry === null) return;
    entries.push(entry);
    if (entries.length > length) {
      entries.shift();
      kept.clear(); // at worst, a picture is kept twice
    }
  });
  return {
    stop,
    /** Everything the member has seen, oldest first. */
    of: (userId: string): readonly TranscriptEntry[] => entries.filter((entry) => entry.viewers.has(userId)),
  };
}

type FindFile = (id: string) => SeenFile | null;

function entryOf(playground: Playground, fileOf: FindFile, change: Change): TranscriptEntry | null {
  const at = playground.clock.now();
  switch (change.kind) {
    case 'messageCreated':
      return messageEntry(playground, fileOf, at, 'created', change.stored);
    case 'messageUpdated':
      return messageEntry(playground, fileOf, at, 'updated', change.stored);
    case 'messageDeleted':
      return { ...messageEntry(playground, fileOf, at, 'deleted', change.stored), files: [] };
    case 'modalOpened': {
      const { userId, channelId, modal } = change.interaction;
      return { ...NOTHING, at, what: 'modal', viewers: new Set([userId]), channelId, text: modal?.title ?? '', modal };
    }
    case 'choicesOffered': {
      const { userId, channelId } = change.interaction;
      const text = change.choices.map((choice) => choice.name).join('\n');
      return { ...NOTHING, at, what: 'choices', viewers: new Set([userId]), channelId, text, choices: change.choices };
    }
    default:
      return null; // shows no text or picture on a screen
  }
}

const NOTHING = { message: null, files: [], pinged: [], modal: null, choices: [] } as const;

function messageEntry(
  playground: Playground,
  fileOf: FindFile,
  at: number,
  what: TranscriptEntry['what'],
  stored: StoredMessage,
): TranscriptEntry {
  const { message } = stored;
  const viewers = playground.store.members().filter((member) => seesMessage(playground, member.id, stored));
  return {
    at,
    what,
    viewers: new Set(viewers.map((member) => member.id)),
    channelId: message.channel_id,
    message,
    text: textsOf(message.content, nodesOf(message)).trim(),
    files: stored.fileIds.map(fileOf).filter((file) => file !== null),
    pinged: what === 'created' ? stored.pinged : [],
    modal: null,
    choices: [],
  };
}

export type Transcript = ReturnType<typeof keepTranscript>;
