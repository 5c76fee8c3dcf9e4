import { type Route, urlOf } from '@letfair/contract/wire/client';
import { PART_BYTES } from '@letfair/domain/files/upload-in-parts';
import { createFileUpload } from './file-upload.ts';
import { newKey } from './idempotency-key.ts';

/** Waits before a part is sent once more; a line that is away for longer has to be tried again by hand. */
const RETRY_AFTER_MS = [1_000, 3_000, 10_000, 30_000];
const MAX_FILE_NAME = 200;

interface Received {
  readonly id: string;
  readonly state: string;
  readonly received: number;
}
type Answered =
  | { readonly success: true; readonly data: Received }
  | { readonly success: false; readonly message: string; readonly error: { readonly code: string } };

export interface UploadCalls {
  readonly begin: (call: { readonly body: { readonly fileName: string; readonly bytes: number } }) => Promise<Answered>;
  readonly sendPart: Route;
  readonly session: Parameters<typeof createFileUpload>[0];
}

interface UploadSteps {
  readonly onBegun: (id: string) => void;
  /** How many bytes have been sent. */
  readonly onProgress: (sent: number) => void;
  readonly signal: AbortSignal;
}

/** Sends a file part by part and answers the last answer; throws when the line stays away. */
export async function uploadInParts(
  file: File,
  { begin, sendPart, session }: UploadCalls,
  { onBegun, onProgress, signal }: UploadSteps,
): Promise<Answered> {
  const sendFile = createFileUpload(session);
  let answer = await begin({ body: { fileName: file.name.slice(-MAX_FILE_NAME), bytes: file.size } });
  if (answer.success) onBegun(answer.data.id);
  while (answer.success && answer.data.state === 'receiving') {
    const { id, received } = answer.data;
    const part = file.slice(received, received + PART_BYTES, 'application/octet-stream');
    const path = urlOf(sendPart, { params: { id, offset: String(received) } }) as Route['path'];
    answer = await sendAgain(signal, () =>
      sendFile({ ...sendPart, path }, part, {
        onProgress: (share) => onProgress(received + share * part.size),
        signal,
        idempotencyKey: newKey(),
      }),
    );
  }
  return answer;
}

/** A part that arrived although its answer was lost is not stored twice. */
async function sendAgain(signal: AbortSignal, send: () => Promise<unknown>): Promise<Answered> {
  for (let tries = 0; ; tries++) {
    const wait = RETRY_AFTER_MS[tries];
    try {
      const answer = (await send()) as Answered;
      if (answer.success || answer.error.code !== 'unavailable' || wait === undefined) return answer;
    } catch (error) {
      if (signal.aborted || wait === undefined) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
    signal.throwIfAborted();
  }
}
