import type { appealsContract } from '@letfair/contract/trust/admin/appeals';
import {
  type AppealDecision,
  type AppealStatus,
  appealProblems,
  canDecideAppeal,
  measureAppealedAs,
  nextAppealStatus,
} from '@letfair/domain/trust/moderation/appeals';
import { recordAudit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { conflict, forbidden, invalid, notFound } from '../../../platform/http/refusals.ts';
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts';
import { findAccountById } from '../../accounts/sign-in/index.ts';
import {
  type ListingRow,
  listingLinks,
  lockListing,
  moveListing,
  reassessAndTell,
} from '../../listings/manage/index.ts';
import { findOwnHomeCard } from '../../search/results/index.ts';
import { liftMeasureInTx } from '../suspension/index.ts';
import {
  type AppealRow,
  activeAdminIds,
  answerableActions,
  closeAppeal,
  findAppeal,
  findDecisions,
  findLastDecision,
  lockAppeal,
} from './appeals.repository.ts';
import { appealDecidedMail, decisionReviewedMail } from './mails.ts';
import { presentQueuedAppeals } from './present-appeal.ts';

const appealNotFound = notFound('We couldn’t find this appeal.');
const alreadyDecided = conflict(appealProblems.decided);

/** Repeating a decision changes nothing. Listings are locked before appeals and accounts, as everywhere. */
export const decideAppeal =
  (publicUrl: string): Handler<typeof appealsContract.decide> =>
  async ({ actor, params, body: { decision, reason: typed }, write }) => {
    const reason = typed.trim();
    if (reason === '') return invalid('reason', appealProblems.reason);
    return write(async (tx) => {
      const listingId = (await findAppeal(tx, params.id))?.listing_id;
      const listing = listingId ? await lockListing(tx, listingId) : undefined;
      const appeal = await lockAppeal(tx, params.id);
      if (!appeal) return appealNotFound;
      const present = async (row: AppealRow) => (await presentQueuedAppeals(tx, [row], actor.id))[0]!;
      if (isSameDecision(appeal, { decision, reason, actorId: actor.id }))
        return { ok: true, data: await present(appeal) };
      const status = nextAppealStatus(appeal.status, decision);
      if (!status || status === 'open') return alreadyDecided;
      const [against] = await findDecisions(tx, appeal.decision_id ? [appeal.decision_id] : []);
      const decidedBy = against?.actor_id ?? null;
      if (!canDecideAppeal({ actorId: actor.id, decidedBy, activeAdminIds: await activeAdminIds(tx) }))
        return forbidden(appealProblems.sameAdmin);

      const closed = await closeAppeal(tx, appeal.id, { status, reason, decided_by: actor.id });
      await recordAudit(tx, {
        actor_id: actor.id,
        actor_role: 'moderator',
        action: `${decision}-appeal`,
        target_type: 'appeal',
        target_id: appeal.listing_id ?? appeal.account_id ?? appeal.id,
        status,
        note: reason,
      });
      if (decision === 'overturn') await undoDecision(tx, { appeal, listing, actorId: actor.id, reason, publicUrl });
      await mailBothSides(tx, { appeal: closed, status, listing, decidedBy, publicUrl });
      return { ok: true, data: await present(closed), message: messages[decision] };
    });
  };

const messages: Readonly<Record<AppealDecision, string>> = {
  uphold: 'The decision stands.',
  overturn: 'The decision was changed.',
};

const isSameDecision = (
  { status, reason, decided_by }: AppealRow,
  repeated: { readonly decision: AppealDecision; readonly reason: string; readonly actorId: string },
): boolean =>
  status === nextAppealStatus('open', repeated.decision) &&
  reason === repeated.reason &&
  decided_by === repeated.actorId;

interface Undoing {
  readonly appeal: AppealRow;
  readonly listing: ListingRow | undefined;
  readonly actorId: string;
  readonly reason: string;
  readonly publicUrl: string;
}

/**
 * Undoes the decision while it is the last one. A listing goes back to those that wait for approval, because only an
 * approval asks the law again. An accepted wording is the overturned appeal itself; a listing that was withheld for
 * it is shown again.
 */
async function undoDecision(tx: Tx, { appeal, listing, actorId, reason, publicUrl }: Undoing): Promise<void> {
  if (listing && appeal.decision_id) {
    const last = await findLastDecision(tx, 'listing', listing.id, answerableActions);
    if (last?.id === appeal.decision_id)
      await moveListing(tx, listing, { action: 'reinstate', by: 'moderator', actorId, note: reason });
  }
  if (listing && appeal.kind === 'wording') await reassessAndTell(tx, listing, publicUrl);
  const kind = measureAppealedAs(appeal.kind);
  if (kind && appeal.account_id) {
    const last = await findLastDecision(tx, 'account', appeal.account_id, [kind]);
    if (kind === 'warn' || last?.id === appeal.decision_id)
      await liftMeasureInTx(tx, { accountId: appeal.account_id, kind, actorId, publicUrl });
  }
}

interface Outcome {
  readonly appeal: AppealRow;
  readonly status: Exclude<AppealStatus, 'open'>;
  readonly listing: ListingRow | undefined;
  readonly decidedBy: string | null;
  readonly publicUrl: string;
}

async function mailBothSides(tx: Tx, { appeal, status, listing, decidedBy, publicUrl }: Outcome): Promise<void> {
  const about = { kind: appeal.kind, title: listing?.title ?? null, status, reason: appeal.reason };
  const person = appeal.account_id ? await findAccountById(tx, appeal.account_id) : undefined;
  if (person && !person.erased_at) {
    const link = listing ? listingLinks(publicUrl).manage : `${publicUrl}/auth/login`;
    const home = listing ? await findOwnHomeCard(tx, listing.id, publicUrl) : null;
    await enqueueMail(tx, person.email, appealDecidedMail({ ...about, link, home }));
  }
  const admin = decidedBy && decidedBy !== appeal.decided_by ? await findAccountById(tx, decidedBy) : undefined;
  if (admin && !admin.hidden_at)
    await enqueueMail(
      tx,
      admin.email,
      decisionReviewedMail({ ...about, link: `${publicUrl}/admin/review?tab=appeals` }),
    );
}
