import { suspensionRefusal, USUAL_SUSPENSION_REASON } from '@letfair/domain/accounts/suspension';
import { APPEAL_LINK_DAYS } from '@letfair/domain/moderation/appeals';
import type { Tx } from '../../platform/db.ts';
import { conflict, notFound } from '../../platform/http/refusals.ts';
import { enqueueMail, type MailContent } from '../../platform/mail/enqueue-mail.ts';
import { layOut } from '../../platform/mail/layout.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import {
  type Account,
  deleteAccountSessions,
  lockAccountAndAdmins,
  suspendAccount,
  unsuspendAccount,
} from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { restoreListings } from '../listings/index.ts';
import { hideAccountListings } from '../search/index.ts';
import { replaceAppealLink } from './appeal-links.repository.ts';

interface SuspendedMail {
  readonly reason: string;
  readonly link: string;
  readonly contact: string;
}

const suspendedMail = ({ reason, link, contact }: SuspendedMail): MailContent =>
  layOut({
    template: 'account-suspended',
    subject: 'Your account has been suspended',
    paragraphs: [
      'You have been signed out of Letfair on every device, and your listings cannot be found for now. The reason:',
      reason,
    ],
    button: { label: 'Tell us if this is a mistake', link },
    footnotes: [
      `Nothing has been deleted. The link works once, for ${APPEAL_LINK_DAYS} days; another person than the one who decided reads what you write, where there is one, and looks at the decision again.`,
      `If the link no longer works, tell us: ${contact}`,
    ],
  });

const suspensionLiftedMail = ({ login, contact }: { readonly login: string; readonly contact: string }): MailContent =>
  layOut({
    template: 'account-unsuspended',
    subject: 'Your account is open again',
    paragraphs: [
      'Your Letfair account is no longer suspended. You can sign in again, and your live listings are back in the search.',
    ],
    button: { label: 'Sign in', link: login },
    footnotes: [`If something is missing, tell us: ${contact}`],
  });

interface SuspensionDecision {
  readonly actorId: string;
  readonly targetId: string;
  readonly publicUrl: string;
}

const userNotFound = notFound('There is no such user.');

type SuspensionResult =
  | { readonly ok: true; readonly account: Account }
  | typeof userNotFound
  | { readonly ok: false; readonly code: 'conflict'; readonly message: string };

/**
 * Ends all sessions, hides the listings and mails the reason; an unchanged reason is not mailed again. Locks the
 * target's and all admins' accounts, so a transaction that also locks listings has to lock those first.
 */
export async function suspendInTx(
  tx: Tx,
  { actorId, targetId, publicUrl, reason }: SuspensionDecision & { readonly reason: string },
): Promise<SuspensionResult> {
  const locked = await lockAccountAndAdmins(tx, targetId);
  const target = locked.find(({ id }) => id === targetId);
  if (!target || target.erased_at) return userNotFound;
  const refusal = suspensionRefusal({
    actorId,
    targetId,
    activeAdminIds: locked
      .filter(({ user_type, hidden_at }) => user_type === 'admin' && hidden_at === null)
      .map(({ id }) => id),
  });
  if (refusal) return conflict(refusal);

  const why = reason.trim() || USUAL_SUSPENSION_REASON;
  if (target.suspended_at && target.suspension_reason === why) return { ok: true, account: target };
  const account = await suspendAccount(tx, targetId, why);
  await deleteAccountSessions(tx, targetId);
  await hideAccountListings(tx, targetId);
  const decided = { ...auditEntryOf(actorId, targetId), action: 'suspend', status: 'suspended', note: why };
  const decision_id = await recordAudit(tx, decided);
  const token = newToken();
  await replaceAppealLink(tx, { token_hash: hashToken(token), account_id: targetId, decision_id });
  const link = `${publicUrl}/appeal?token=${encodeURIComponent(token)}`;
  await enqueueMail(tx, account.email, suspendedMail({ reason: why, link, contact: `${publicUrl}/contact` }));
  return { ok: true, account };
}

/** Lifting twice changes nothing. */
export async function liftSuspensionInTx(
  tx: Tx,
  { actorId, targetId, publicUrl }: SuspensionDecision,
): Promise<SuspensionResult> {
  const target = (await lockAccountAndAdmins(tx, targetId)).find(({ id }) => id === targetId);
  if (!target || target.erased_at) return userNotFound;
  if (!target.suspended_at) return { ok: true, account: target };
  const account = await unsuspendAccount(tx, targetId);
  await restoreListings(tx, targetId, publicUrl);
  await recordAudit(tx, { ...auditEntryOf(actorId, targetId), action: 'unsuspend', status: 'active' });
  const links = { login: `${publicUrl}/auth/login`, contact: `${publicUrl}/contact` };
  await enqueueMail(tx, account.email, suspensionLiftedMail(links));
  return { ok: true, account };
}

const auditEntryOf = (actor_id: string, target_id: string) =>
  ({ actor_id, actor_role: 'moderator', target_type: 'account', target_id }) as const;
