import type { Route } from '@letfair/contract/wire/client';
import type { Answer, EndpointSpec } from '@letfair/contract/wire/endpoint';
import { PART_BYTES } from '@letfair/domain/files/upload-in-parts';
import type { createFileUpload } from './file-upload.ts';

/** Waits before a part is sent once more; a line that is away for longer has to be tried again by hand. */
const RETRY_AFTER_MS = [1_000, 3_000, 10_000, 30_000];

export interface UploadSteps {
  readonly onBegun: () => void;
  /** How many bytes have been sent. */
  readonly onProgress: (sent: number) => void;
  readonly signal: AbortSignal;
}

interface PartedUpload<E extends EndpointSpec> extends UploadSteps {
  readonly begin: () => Promise<Answer<E>>;
  readonly routeOfPart: (id: string, offset: number) => Route;
  readonly sendFile: ReturnType<typeof createFileUpload>;
  readonly newKey: () => string;
}

interface Received {
  readonly id: string;
  readonly state: string;
  readonly received: number;
}

/** Sends a file part by part and answers the last answer; throws when the line stays away. */
export async function uploadInParts<E extends EndpointSpec>(
  file: File,
  { begin, routeOfPart, sendFile, newKey, onBegun, onProgress, signal }: PartedUpload<E>,
): Promise<Answer<E>> {
  let answer = await begin();
  onBegun();
  for (;;) {
    const { id, state, received } = (answer.success ? answer.data : { state: 'ended' }) as Received;
    if (state !== 'receiving') return answer;
    const part = file.slice(received, received + PART_BYTES, 'application/octet-stream');
    answer = (await sendAgain(signal, () =>
      sendFile(routeOfPart(id, received), part, {
        onProgress: (share) => onProgress(received + share * part.size),
        signal,
        idempotencyKey: newKey(),
      }),
    )) as Answer<E>;
  }
}

/** A part that arrived although its answer was lost is not stored twice. */
async function sendAgain(signal: AbortSignal, send: () => Promise<unknown>): Promise<unknown> {
  for (let tries = 0; ; tries++) {
    const wait = RETRY_AFTER_MS[tries];
    try {
      const answer = (await send()) as Answer<EndpointSpec>;
      if (answer.success || answer.error.code !== 'unavailable' || wait === undefined) return answer;
    } catch (error) {
      if (signal.aborted || wait === undefined) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
    signal.throwIfAborted();
  }
}
