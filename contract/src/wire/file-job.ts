import { PART_BYTES } from '@letfair/domain/files/upload-in-parts';
import * as z from 'zod';
import { count, id, instant, text } from './text.ts';

export const MAX_FILE_NAME = 200;

/** A file that arrives in parts and is then worked on by a job, with how far both are. */
export const fileJob = <const States extends readonly string[]>(states: States) =>
  z.object({
    id,
    state: z.enum(states),
    fileName: text(MAX_FILE_NAME),
    bytes: count,
    /** Bytes that have arrived. */
    received: count,
    /** How much of the work under way is done, from 0 to 1. */
    share: z.number().min(0).max(1),
    /** Why the file was refused; empty otherwise. */
    problem: text(1_000),
    startedAt: instant,
    endedAt: instant.nullable(),
  });

/** What a call takes that receives one part. */
export const partUpload = { types: [], maxBytes: PART_BYTES };
export const mostOfPart = `at most ${PART_BYTES / 1_000_000} MB at a time`;
