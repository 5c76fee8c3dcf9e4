import { computeReplyFigures, nextCheck, publicReplies } from '@letfair/domain/lettings/reply-times/reply-figures';
import { type Db, type Tx, write } from '../../../platform/db.ts';
import { enqueue, type Jobs } from '../../../platform/jobs/jobs.ts';
import { markListerAnswersWithinDay } from '../../search/results/index.ts';
import { isListerHidden, listDueListers, listEnquiries, lockReplies, saveReplies } from './reply-times.repository.ts';

const ATTEMPTS = 5;
/** Messages that follow each other are counted together. */
const DELAY_SECONDS = 60;

/** To be called in the transaction that asks or answers a lister, or changes whether that counts. */
export const scheduleReplyTimes = (tx: Tx, listerId: string) =>
  enqueue(
    tx,
    'compute-reply-times',
    { listerId },
    { attempts: ATTEMPTS, key: `replies ${listerId}`, delaySeconds: DELAY_SECONDS },
  );

const BATCH_SIZE = 100;

/** Computes the public figures of one lister, or of all whose figures may have changed with time. */
export const computeReplyTimes =
  (db: Db, clock = () => new Date()) =>
  async ({ listerId }: Jobs['compute-reply-times']): Promise<void> => {
    const compute = (id: string) => write(db, (tx) => computeForLister(tx, id, clock()));
    if (listerId !== undefined) return compute(listerId);
    for (;;) {
      const due = await listDueListers(db, BATCH_SIZE);
      for (const id of due) await compute(id);
      if (due.length < BATCH_SIZE) return;
    }
  };

export async function computeForLister(tx: Tx, listerId: string, now: Date): Promise<void> {
  const before = await lockReplies(tx, listerId);
  if (!before) return;
  const enquiries = (await isListerHidden(tx, listerId)) ? [] : await listEnquiries(tx, listerId, now);
  const replies = publicReplies(computeReplyFigures(enquiries, now));
  await saveReplies(tx, listerId, replies, nextCheck(enquiries, now));
  const withinDay = replies?.withinDay ?? false;
  if (withinDay !== before.answers_within_day) await markListerAnswersWithinDay(tx, listerId, withinDay);
}
