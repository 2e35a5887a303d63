import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import { MAX_FILE_BYTES, type Upload } from '../messages/attachments.ts';
import { Refusal, refuse } from '../rules/refusal.ts';

/** The body of a request: its JSON (null for none) and its files. */
export interface Body {
  readonly json: unknown;
  readonly uploads: readonly Upload[];
}

const MAX_JSON_BYTES = 2 * 1024 * 1024;

/** Reads a JSON body, or a multipart one with `payload_json` and `files[n]`. Refuses malformed ones. */
export async function readBody(request: IncomingMessage): Promise<Body> {
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('multipart/form-data')) {
    return type.includes('boundary=') ? readMultipart(request) : refuse('malformedJson');
  }
  const text = await readText(request);
  return { json: text === '' ? null : parseJson(text), uploads: [] };
}

/** Reads the body as text. Refuses more than 2 MiB. */
export const readText = async (request: IncomingMessage): Promise<string> =>
  (await readBytes(request, MAX_JSON_BYTES)).toString('utf8');

/** Reads the body. Refuses more than so many bytes. */
export async function readBytes(request: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) throw new Error('a request without an encoding must yield bytes');
    size += chunk.length;
    if (size > most) refuse('fileTooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse('malformedJson');
  }
}

function readMultipart(request: IncomingMessage): Promise<Body> {
  const uploads: Upload[] = [];
  let payload: string | null = null;
  const form = busboy({
    headers: request.headers,
    defParamCharset: 'utf8',
    limits: { fileSize: MAX_FILE_BYTES + 1, fieldSize: MAX_JSON_BYTES, files: 20 },
  });
  return new Promise((resolve, reject) => {
    form.on('field', (name, value) => {
      if (name === 'payload_json') payload = value;
    });
    form.on('file', (name, stream, { filename, mimeType }) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('close', () => {
        const key = /^files\[(\d+)\]$/.exec(name)?.[1] ?? name;
        uploads.push({ key, name: filename ?? name, type: mimeType, bytes: Buffer.concat(chunks) });
      });
    });
    form.on('error', () => reject(new Refusal([{ rule: 'malformedJson', path: [] }])));
    form.on('close', () => {
      try {
        resolve({ json: payload === null ? null : parseJson(payload), uploads });
      } catch (error) {
        reject(error);
      }
    });
    request.pipe(form);
  });
}
