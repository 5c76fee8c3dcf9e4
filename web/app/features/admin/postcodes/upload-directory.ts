import { routes } from 'virtual:api/routes';
import type { postcodesContract } from '@letfair/contract/admin/postcodes';
import { urlOf } from '@letfair/contract/wire/client';
import type { Answer } from '@letfair/contract/wire/endpoint';
import { DIRECTORY_PART_BYTES } from '@letfair/domain/places/postcodes/directory-import';
import { newKey } from '../../../lib/forms/use-submission.ts';
import { createFileUpload } from '../../../lib/network/file-upload.ts';
import { api, sessionCalls } from '../../session/index.ts';

const sendFile = createFileUpload(sessionCalls);
const { sendPart } = routes.postcodes;

/** Waits before a part is sent once more; a line that is away for longer has to be tried again by hand. */
const RETRY_AFTER_MS = [1_000, 3_000, 10_000, 30_000];

interface UploadSteps {
  readonly onBegun: () => void;
  /** How many bytes have been sent. */
  readonly onProgress: (sent: number) => void;
  readonly signal: AbortSignal;
}

/** Sends a file part by part and answers the last answer; throws when the line stays away. */
export async function uploadDirectory(
  file: File,
  { onBegun, onProgress, signal }: UploadSteps,
): Promise<Answer<typeof postcodesContract.begin>> {
  let answer = await api.postcodes.begin({ body: { fileName: file.name.slice(-200), bytes: file.size } });
  onBegun();
  while (answer.success && answer.data.state === 'receiving') {
    const { id, received } = answer.data;
    const part = file.slice(received, received + DIRECTORY_PART_BYTES, 'application/octet-stream');
    answer = await sendAgain(signal, () =>
      sendFile({ ...sendPart, path: pathOfPart(id, received) }, part, {
        onProgress: (share) => onProgress(received + share * part.size),
        signal,
        idempotencyKey: newKey(),
      }),
    );
  }
  return answer;
}

const pathOfPart = (id: string, offset: number) =>
  urlOf(sendPart, { params: { id, offset: String(offset) } }) as typeof sendPart.path;

type PartAnswer = Answer<typeof postcodesContract.sendPart>;

/** A part that arrived although its answer was lost is not stored twice. */
async function sendAgain(signal: AbortSignal, send: () => Promise<unknown>): Promise<PartAnswer> {
  for (let tries = 0; ; tries++) {
    const wait = RETRY_AFTER_MS[tries];
    try {
      const answer = (await send()) as PartAnswer;
      if (answer.success || answer.error.code !== 'unavailable' || wait === undefined) return answer;
    } catch (error) {
      if (signal.aborted || wait === undefined) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
    signal.throwIfAborted();
  }
}
