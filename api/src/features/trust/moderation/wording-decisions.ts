import type { moderationContract } from '@letfair/contract/trust/admin/moderation';
import { MOST_WORDING_DECISIONS } from '@letfair/contract/trust/admin/moderation';
import { isAboutWording, type WordingDecision } from '@letfair/domain/trust/moderation/wording-decisions';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';

/** What moderators decided about wording, newest first: sentences alone, without who wrote them or where they stand. */
export const listWordingDecisions =
  (db: Db): Handler<typeof moderationContract.wordingDecisions> =>
  async () => {
    const all = [...(await decidedAppeals(db)), ...(await decidedListings(db))];
    const bySentence = new Map<string, WordingDecision>();
    for (const row of all) if (!bySentence.has(row.sentence)) bySentence.set(row.sentence, row);
    return { ok: true, data: { rows: [...bySentence.values()].slice(0, MOST_WORDING_DECISIONS) } };
  };

/** An overturned objection accepts the sentence. */
async function decidedAppeals(db: Db): Promise<readonly WordingDecision[]> {
  const appeals = await db
    .selectFrom('appeal')
    .select(['excerpt', 'status'])
    .where('kind', '=', 'wording')
    .where('decided_at', 'is not', null)
    .where('excerpt', 'is not', null)
    .orderBy('decided_at', 'desc')
    .limit(MOST_WORDING_DECISIONS)
    .execute();
  return appeals.flatMap(({ excerpt, status }) =>
    excerpt ? [{ sentence: excerpt, decision: status === 'overturned' ? 'approved' : 'refused' }] : [],
  );
}

/** Whatever has been published was read by a moderator with its flags. */
async function decidedListings(db: Db): Promise<readonly WordingDecision[]> {
  const listings = await db
    .selectFrom('listing')
    .select(['status', 'rejection_reason', 'published_at', 'flags'])
    .where(sql<boolean>`flags @> '[{"kind": "unlawful-wording"}]'`)
    .orderBy('id', 'desc')
    .limit(MOST_WORDING_DECISIONS)
    .execute();
  return listings.flatMap(({ status, rejection_reason, published_at, flags }) =>
    flags.flatMap((flag): readonly WordingDecision[] => {
      if (flag.kind !== 'unlawful-wording') return [];
      const sentences = flag.sentences ?? [];
      if (status === 'rejected') {
        const words = (flag.words ?? []).map(({ text }) => text);
        const isRefused = isAboutWording(rejection_reason ?? '', words);
        return isRefused ? sentences.map((sentence) => ({ sentence, decision: 'refused' })) : [];
      }
      const isApproved = published_at !== null && status !== 'pending';
      return isApproved ? sentences.map((sentence) => ({ sentence, decision: 'approved' })) : [];
    }),
  );
}
