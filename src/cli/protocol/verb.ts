import type { z } from 'zod';
import type { Engine, Kind } from '../../engines/contract.ts';
import { failed, type Result } from '../../kernel/result.ts';
import type { GamePictures } from '../../render/contract.ts';
import type { Renderer } from '../../render/pipeline/renderer.ts';
import type { GameWords } from '../../words/contract.ts';
import type { ProtocolError } from './errors.ts';
import type { OpenTables } from './openTables.ts';

/** The games, by id. */
export type Games = Readonly<Record<string, Engine>>;

/** How `draw` makes pictures and where it writes them. */
export interface Drawing {
  /** The pictures of each game, by its id. */
  readonly pictures: Readonly<Record<string, Pick<GamePictures, 'sheets' | 'hand'>>>;
  readonly renderer: Pick<Renderer, 'render'>;
  /** Writes a file, replacing one of that name. */
  write(file: string, bytes: Uint8Array): Promise<void>;
}

/** The words of each game, by id. */
type Words = Readonly<Record<string, { readonly en: Pick<GameWords, 'violation'> }>>;

/** What the verbs share for the lifetime of the process. */
export interface Session {
  readonly games: Games;
  readonly words: Words;
  readonly drawing: Drawing;
  readonly tables: OpenTables;
}

/** The fields of an answer besides `id` and `ok`. */
type ResponseBody = Readonly<Record<string, unknown>>;
export type Response = Result<ResponseBody, ProtocolError>;

/** One verb: takes the unchecked fields of a request besides `id` and `do`. A refused request changes nothing. */
export type Verb = (session: Session, fields: unknown) => Response | Promise<Response>;

/** Maximum length of an error message about the form of a request, in characters. */
const LONGEST_COMPLAINT = 200;

/** A verb whose requests must match a schema. */
export function defineVerb<Schema extends z.ZodType>(
  schema: Schema,
  answer: (session: Session, request: z.output<Schema>) => Response | Promise<Response>,
): Verb {
  return (session, fields) => {
    const request = schema.safeParse(fields);
    return request.success ? answer(session, request.data) : failed(badRequest(request.error));
  };
}

function badRequest({ issues }: z.ZodError): ProtocolError {
  const complaints = issues.map(({ path, message }) => [...path, message].join(': '));
  return { code: 'badRequest', message: complaints.join('; ').slice(0, LONGEST_COMPLAINT) };
}

/** The game of this id. */
export function findGame({ games }: Session, id: string): Result<Engine, ProtocolError> {
  const game = Object.hasOwn(games, id) ? games[id] : undefined;
  if (game) return { ok: true, value: game };
  const known = Object.keys(games).join(', ');
  return failed({ code: 'unknownGame', message: `unknown game ${JSON.stringify(id)}; known: ${known}` });
}

/** Why a move breaks the rules of this game, as an English sentence. Seats are named by their numbers. */
export const explainFor =
  ({ words }: Session, { id }: Engine) =>
  (violation: Kind): string =>
    words[id]!.en.violation(violation, { name: (seat) => `seat ${seat}` }); // Every game has its words.
