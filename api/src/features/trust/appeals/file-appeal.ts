import type { appealsContract } from '@letfair/contract/trust/admin/appeals';
import { keysOf } from '@letfair/domain/keys-of';
import { type AppealKind, appealedMeasures, appealProblems } from '@letfair/domain/trust/moderation/appeals';
import { recordAudit } from '../../../platform/audit.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { conflict, invalid, listingNotFound } from '../../../platform/http/refusals.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts';
import { type Limit, limitRefusal } from '../../../platform/throttle.ts';
import { hashToken } from '../../../platform/tokens.ts';
import { type Account, findAccountById } from '../../accounts/sign-in/index.ts';
import { disputableWordings, type ListingRow, lockListingOf } from '../../listings/manage/index.ts';
import { lockAppealLink, useAppealLink } from '../suspension/index.ts';
import {
  type AppealRow,
  answerableActions,
  findAppealOfDecision,
  findAppealOfWording,
  findDecisions,
  findLastDecision,
  insertAppeal,
} from './appeals.repository.ts';
import { appealReceivedMail, appealToDecideMail } from './mails.ts';
import { presentAppeal } from './present-appeal.ts';

export interface AppealsDeps {
  readonly publicUrl: string;
  /** Receives mails for our support desk. */
  readonly supportEmail: string;
}

const appealsPerDay: Limit = { bucket: 'appeal', hits: 10, seconds: 86_400 };

const noText = invalid('content', appealProblems.text);
const repeated = conflict(appealProblems.repeated);
const nothingToAppeal = conflict(appealProblems.nothing);
export const linkGone = { ok: false, code: 'gone', message: appealProblems.link } as const;

/** What is appealed: the row without the text of the person. */
type Subject = Pick<AppealRow, 'kind' | 'decision_id' | 'listing_id' | 'rule' | 'field' | 'excerpt' | 'excerpt_hash'>;

const aboutDecision = (kind: AppealKind, decision_id: string, listing_id: string | null): Subject => ({
  kind,
  decision_id,
  listing_id,
  rule: null,
  field: null,
  excerpt: null,
  excerpt_hash: null,
});

/** The decision that a lister can answer; none unless it is what keeps the listing off the market. */
export async function decisionAgainst(tx: Parameters<typeof findLastDecision>[0], listing: ListingRow) {
  const decision =
    listing.status === 'rejected' ? await findLastDecision(tx, 'listing', listing.id, answerableActions) : undefined;
  return decision && ({ decision, kind: decision.action === 'hide' ? 'hiding' : 'rejection' } as const);
}

/** Sending the same again changes nothing; another answer to the same decision is refused. */
export const fileAppeal =
  (deps: AppealsDeps): Handler<typeof appealsContract.file> =>
  async ({ actor, params, body, write }) => {
    const content = body.content.trim();
    if (content === '') return noText;
    return write(async (tx) => {
      const listing = await lockListingOf(tx, actor.id, params.propertyId);
      const account = listing && (await findAccountById(tx, actor.id));
      if (!listing || !account) return listingNotFound();
      const subject = body.wording
        ? await wordingSubject(tx, listing, body.wording)
        : await decisionSubject(tx, listing);
      if (!subject) return nothingToAppeal;
      const earlier = await findEarlier(tx, subject);
      if (earlier) return earlier.content === content ? { ok: true, data: presentAppeal(earlier) } : repeated;
      const overLimit = await limitRefusal(tx, appealsPerDay, actor.id);
      if (overLimit) return overLimit;
      return saveAppeal(tx, deps, { subject, content, account, title: listing.title });
    });
  };

async function decisionSubject(tx: Tx, listing: ListingRow): Promise<Subject | null> {
  const found = await decisionAgainst(tx, listing);
  return found ? aboutDecision(found.kind, found.decision.id, listing.id) : null;
}

interface WordingInput {
  readonly rule: string;
  readonly field: string;
  readonly excerpt: string;
}

async function wordingSubject(
  tx: Tx,
  listing: ListingRow,
  { rule, field, excerpt }: WordingInput,
): Promise<Subject | null> {
  const wordings = await disputableWordings(tx, listing);
  const isFound = wordings.some((found) => found.rule === rule && found.field === field && found.excerpt === excerpt);
  const excerpt_hash = hashToken(excerpt);
  if (!isFound && !(await findAppealOfWording(tx, { listingId: listing.id, rule, field, excerptHash: excerpt_hash })))
    return null;
  return { kind: 'wording', decision_id: null, listing_id: listing.id, rule, field, excerpt, excerpt_hash };
}

async function findEarlier(tx: Tx, { decision_id, listing_id, rule, field, excerpt_hash }: Subject) {
  if (decision_id) return findAppealOfDecision(tx, decision_id);
  return listing_id && rule && field && excerpt_hash
    ? findAppealOfWording(tx, { listingId: listing_id, rule, field, excerptHash: excerpt_hash })
    : undefined;
}

type Measure = keyof typeof appealedMeasures;

/** The measure that the link in a mail is about; its audit entry has the name of its kind. */
export async function findLinkedMeasure(db: Db, { decision_id }: { readonly decision_id: string }) {
  const [decision] = await findDecisions(db, [decision_id]);
  const measure = decision && (keysOf(appealedMeasures).find((kind) => kind === decision.action) ?? null);
  return measure ? { decision, measure } : null;
}

/** A warning can always be answered, anything else while it is in force. */
async function isInForce(tx: Tx, account: Account, measure: Measure, decisionId: string): Promise<boolean> {
  if (measure === 'warn') return true;
  const since = { limit: account.limited_at, hide: account.homes_hidden_at, suspend: account.suspended_at }[measure];
  return since !== null && (await findLastDecision(tx, 'account', account.id, [measure]))?.id === decisionId;
}

/** Whoever is suspended cannot sign in: the link in the mail stands for the account, once. */
export const fileAppealByLink =
  (deps: AppealsDeps): Handler<typeof appealsContract.fileByLink> =>
  async ({ body: { token, content: typed }, write }) => {
    const content = typed.trim();
    if (content === '') return noText;
    return write(async (tx) => {
      const link = await lockAppealLink(tx, hashToken(token));
      const account = link && (await findAccountById(tx, link.account_id));
      if (!link || !account || account.erased_at) return linkGone;
      const earlier = await findAppealOfDecision(tx, link.decision_id);
      if (earlier) return earlier.content === content ? { ok: true, data: presentAppeal(earlier) } : repeated;
      const linked = await findLinkedMeasure(tx, link);
      if (!linked || !(await isInForce(tx, account, linked.measure, link.decision_id))) return nothingToAppeal;
      await useAppealLink(tx, link.token_hash);
      const subject = aboutDecision(appealedMeasures[linked.measure].kind, link.decision_id, null);
      return saveAppeal(tx, deps, { subject, content, account, title: null });
    });
  };

interface NewAppeal {
  readonly subject: Subject;
  readonly content: string;
  readonly account: Account;
  readonly title: string | null;
}

async function saveAppeal(
  tx: Tx,
  { publicUrl, supportEmail }: AppealsDeps,
  { subject, content, account, title }: NewAppeal,
) {
  const saved = await insertAppeal(tx, { ...subject, id: newId(), account_id: account.id, content });
  if (!saved) return repeated;
  await recordAudit(tx, {
    actor_id: account.id,
    actor_role: 'lister',
    action: 'appeal',
    target_type: 'appeal',
    target_id: subject.listing_id ?? account.id,
    status: saved.status,
    note: '',
  });
  const about = { kind: subject.kind, title };
  await enqueueMail(tx, account.email, appealReceivedMail(about));
  const link = `${publicUrl}/admin/review?tab=appeals`;
  await enqueueMail(tx, supportEmail, appealToDecideMail({ ...about, link }));
  return { ok: true, data: presentAppeal(saved), message: 'Your appeal has been sent.' } as const;
}
