import { MAX_TITLE } from '@letfair/domain/homes/limits';
import { viewingChoices } from '@letfair/domain/lettings/consequences/steps';
import { listerActions } from '@letfair/domain/listings/lifecycle';
import * as z from 'zod';
import { count, id, instant, text } from '../wire/text.ts';
import { finding } from './finding.ts';

/** So many are named; the counts say how many there are. */
export const MOST_NAMED_PEOPLE = 50;

/** As strangers may see it, such as “Hannah W.”. */
const name = text(400);
const home = { propertyId: id, propertyTitle: text(MAX_TITLE) };

/** Whom a step of a home affects: what it ends, or asks whether to end. */
export const stepConsequences = z.object({
  viewings: z
    .array(
      z.object({
        id,
        ...home,
        name,
        startsAt: instant,
        /** Offered to this tenant, who has not answered yet. */
        isOffered: z.boolean(),
      }),
    )
    .max(MOST_NAMED_PEOPLE),
  applications: z.array(z.object({ id, ...home, name })).max(MOST_NAMED_PEOPLE),
  waiting: z.array(z.object({ ...home, name })).max(MOST_NAMED_PEOPLE),
  counts: z.object({ viewings: count, applications: count, waiting: count }),
  /** Stands for all of this. It is sent with the step, which is refused when someone else is affected by then. */
  seen: text(64),
});
export type StepConsequences = z.output<typeof stepConsequences>;

/** A step of a home and the answer to what it asks. */
export const listingStep = z.strictObject({
  action: z.enum(listerActions),
  /** For what the step would keep, such as the viewings of a paused home; kept without it. */
  viewings: z.enum(viewingChoices).optional(),
  /** From the consequences. A step that ends something is refused without it, and when it is out of date. */
  seen: stepConsequences.shape.seen.optional(),
  /** Can be undone for a few seconds where nobody is affected; where someone is, it is refused with who. */
  undoable: z.boolean().default(false),
});

/** What was done, for the notice. */
export const stepOutcome = z.object({
  viewingsKept: count,
  viewingsCancelled: count,
  applicationsClosed: count,
  /** By email, of something of theirs that has ended or of the home; nobody while it can be undone. */
  peopleTold: count,
  /** With it the step can be undone for a few seconds; null where someone else was asked about or affected. */
  undo: id.nullable(),
});

/** What an edit would break that takes a live home down, and whom that affects. */
export const takeDownQuestion = z.object({
  /** Stands for all of this; sent as `confirmed`, it saves the edit all the same. */
  seen: text(64),
  breaks: z.array(finding).max(100),
  /** Viewings to come, with the name of the tenant. */
  viewings: z.array(z.object({ startsAt: instant, name: text(400) })).max(MOST_NAMED_PEOPLE),
});
export type TakeDownQuestion = z.output<typeof takeDownQuestion>;
