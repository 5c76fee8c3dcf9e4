import type { DemoLife, DemoLifeCalls } from '@letfair/api';
import { sharedFields } from '@letfair/domain/lettings/applications/application-form';
import { claims } from '@letfair/domain/listings/law/claims';
import { daysAfter } from '@letfair/domain/plain-date';
import { type SeededRandom, seedRandom } from '../seeded-random.ts';
import { answers, declines, dialogues, notesOfTenants, replies } from '../words.ts';
import { listAnother } from './list-another.ts';

/** What was done in a turn, by kind. */
export type LifeReport = Readonly<Record<keyof Awaited<ReturnType<DemoLife['chores']>>, number>>;

type Outcome = Promise<{ readonly success: boolean }>;

interface Turn {
  /** Ends the turn after the act that is under way. */
  readonly signal: AbortSignal;
  readonly now?: Date;
}

/**
 * One turn of the life of made-up people: they do what is due now, through the calls of the browser. A refusal is no
 * fault, because a visitor may have been quicker. Nothing is remembered between turns, so a stop costs nothing.
 */
export async function liveOn(life: DemoLife, { signal, now = new Date() }: Turn): Promise<LifeReport> {
  const chores = await life.chores();
  const random = seedRandom(`life ${now.toISOString()}`);
  const each = async <Chore extends { readonly accountId: string }>(
    some: readonly Chore[],
    work: (calls: DemoLifeCalls, chore: Chore, random: SeededRandom) => Outcome,
  ): Promise<number> => {
    let done = 0;
    for (const [n, chore] of some.entries()) {
      if (signal.aborted) break;
      const answer = await life.actAs(chore.accountId, (calls) => work(calls, chore, random.fork(`${done} ${n}`)));
      if (answer.success) done += 1;
    }
    return done;
  };
  const act = (action: 'confirm' | 'let') => async (calls: DemoLifeCalls, chore: { readonly listingId: string }) => {
    const params = { id: chore.listingId };
    const shown = await calls.steps.consequences({ params, query: { action } });
    return shown.success ? calls.listings.act({ params, body: { action, seen: shown.data.seen } }) : shown;
  };
  const report = {
    confirm: await each(chores.confirm, act('confirm')),
    let: await each(chores.let, act('let')),
    approve: await each(chores.approve, (calls, { listingId }) =>
      calls.moderation.approve({ params: { id: listingId } }),
    ),
    replace: await each(chores.replace, listAnother(now)),
    reply: await each(chores.reply, (calls, { conversationId, side, written }) => {
      const lines = side === 'lister' ? replies : answers;
      const content = lines[Math.min(written, lines.length - 1)]!;
      return calls.conversations.send({ params: { id: conversationId }, body: { content } });
    }),
    enquire: await each(chores.enquire, (calls, { listingId }, random) =>
      calls.conversations.start({ body: { propertyId: listingId, content: random.pick(dialogues)[0]!.content } }),
    ),
    apply: await each(chores.apply, (calls, { listingId }, random) => apply(calls, listingId, { now, random })),
    book: await each(chores.book, (calls, { listingId }, random) => book(calls, listingId, random)),
    attend: await each(chores.attend, (calls, { viewingId }) =>
      calls.viewings.act({ params: { id: viewingId }, body: { action: 'attend' } }),
    ),
    answer: await each(chores.answer, (calls, { applicationId, status }, random) =>
      calls.applications.act({ params: { id: applicationId }, body: nextStep(status, random) }),
    ),
  };
  if (!signal.aborted) await life.addViews();
  return report;
}

function nextStep(status: 'sent' | 'seen', random: SeededRandom) {
  if (status === 'sent') return { action: 'see' } as const;
  if (random.percent(50)) return { action: 'shortlist' } as const;
  return { action: 'decline', reason: random.pick(declines) } as const;
}

async function apply(
  calls: DemoLifeCalls,
  propertyId: string,
  { now, random }: { readonly now: Date; readonly random: SeededRandom },
) {
  const profile = {
    moveInDate: daysAfter(now.toISOString().slice(0, 10), random.integer(14, 60)),
    people: random.integer(1, 3),
    employment: random.pick(['full-time', 'full-time', 'part-time', 'self-employed', 'student', 'retired'] as const),
    pets: random.pick(['', '', 'One elderly cat', 'A small, quiet dog']),
    note: random.pick(notesOfTenants),
  };
  const saved = await calls.applications.saveProfile({ body: profile });
  return saved.success
    ? calls.applications.apply({ body: { propertyId, share: [...sharedFields], understood: [...claims] } })
    : saved;
}

async function book(calls: DemoLifeCalls, propertyId: string, random: SeededRandom) {
  const free = await calls.viewings.slots({ params: { id: propertyId }, query: {} });
  if (!free.success || free.data.slots.length === 0) return { success: false };
  return calls.viewings.book({ body: { propertyId, slotId: random.pick(free.data.slots).id } });
}
