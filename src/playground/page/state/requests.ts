import type { PageAction, PageAnswer, PageTranscriptLine, PageUpload } from '../../pageProtocol.ts';

/**
 * Sends an action as this member. Never rejects: when the stand-in does not answer or rejects the request as malformed,
 * resolves to a refusal with the reason.
 */
export async function sendAction(userId: string, action: PageAction): Promise<PageAnswer> {
  try {
    const answer = await fetch(`/api/act?as=${encodeURIComponent(userId)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(action),
    });
    // The stand-in shares the types of pageProtocol.ts with this page; an error has its own shape.
    const body = (await answer.json()) as PageAnswer | { readonly error: string };
    return 'error' in body ? { kind: 'refused', reason: body.error } : body;
  } catch {
    return { kind: 'refused', reason: 'The playground isn’t responding.' };
  }
}

/** Hands a file that this member has chosen to the stand-in. Never rejects. */
export async function sendFile(userId: string, file: File): Promise<PageUpload> {
  try {
    const of = new URLSearchParams({ as: userId, name: file.name });
    const answer = await fetch(`/api/upload?${of}`, {
      method: 'POST',
      headers: { 'content-type': file.type || 'application/octet-stream' },
      body: file,
    });
    // The stand-in shares the types of pageProtocol.ts with this page; an error has its own shape.
    const body = (await answer.json()) as PageUpload | { readonly error: string };
    return 'error' in body ? { kind: 'refused', reason: body.error } : body;
  } catch {
    return { kind: 'refused', reason: 'The playground isn’t responding.' };
  }
}

/** Everything the member has seen, oldest first. Rejects when the stand-in does not answer. */
export async function fetchTranscript(userId: string): Promise<readonly PageTranscriptLine[]> {
  const answer = await fetch(`/api/transcript?as=${encodeURIComponent(userId)}`);
  // The stand-in shares the types of pageProtocol.ts with this page.
  return (await answer.json()) as readonly PageTranscriptLine[];
}
