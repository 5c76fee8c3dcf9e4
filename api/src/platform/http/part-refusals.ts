import { partSentences } from '@letfair/domain/files/upload-in-parts';
import { conflict } from './refusals.ts';
import type { UploadProblem } from './upload.ts';

const broken = conflict(partSentences.broken);

/** Refusals of a part of a file that arrives in parts. */
export const partRefusals = {
  type: { ok: false, code: 'unsupported_type', message: partSentences.type },
  size: { ok: false, code: 'too_large', message: partSentences.size },
  empty: broken,
  several: broken,
  broken,
} as const satisfies Record<UploadProblem, unknown>;
