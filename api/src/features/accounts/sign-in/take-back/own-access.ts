import type { AccessKind } from '@letfair/domain/accounts/access';
import type { KindOfAccess } from '../../../../platform/access/access-kind.ts';
import { findAccountById } from '../accounts.repository.ts';
import type { AccountsDeps } from '../deps.ts';
import { clearPendingEmail, deleteEmailRevertsSince } from '../email-change/email-changes.repository.ts';
import { countPasskeys, deletePasskey, deletePasskeysSince, listPasskeys } from '../passkeys/passkeys.repository.ts';
import { isSecondStepRequired } from '../second-step/require-second-step.ts';
import { deleteRecoveryCodesSince, deleteSecondStep, findSecondStep } from '../second-step/second-steps.repository.ts';
import { deleteAccountChallenges } from '../sign-in/challenges.repository.ts';
import { forgetDevices } from '../sign-in/known-devices.ts';
import { deleteAccountSessions, listSessions } from '../sign-in/sessions.repository.ts';
import { deletePasswordReset, deleteVerification } from '../verification/proofs.repository.ts';
import { deleteSecurityLinksSince } from './security-links.repository.ts';

const MOST_NAMED = 50;

/** What signs in to an account, or leads to it. */
export const ownAccess = (rules: Pick<AccountsDeps, 'adminsNeedSecondStep'>) =>
  ({
    session: {
      endSince: async (tx, id) => {
        const sessions = await listSessions(tx, id, MOST_NAMED);
        await deleteAccountSessions(tx, id);
        return sessions.map(({ device }) => device);
      },
    },
    'sign-in-link': {
      endSince: async (tx, id, since) => {
        await deleteAccountChallenges(tx, id);
        await deletePasswordReset(tx, id);
        await deleteVerification(tx, id);
        await deleteEmailRevertsSince(tx, id, since);
        await deleteSecurityLinksSince(tx, id, since);
        return [];
      },
    },
    'known-device': {
      endSince: async (tx, id) => {
        await forgetDevices(tx, id);
        return [];
      },
    },
    'email-change': {
      endSince: async (tx, id, since) => {
        const account = await findAccountById(tx, id);
        if (!account?.pending_since || account.pending_since < since) return [];
        await clearPendingEmail(tx, id);
        return [account.pending_email ?? ''];
      },
    },
    passkey: {
      endSince: deletePasskeysSince,
      list: async (db, id) =>
        (await listPasskeys(db, id)).map((passkey) => ({ ...passkey, since: passkey.created_at })),
      // An admin's only passkey is their second step, which the mailbox alone must not end.
      endOne: async (tx, id, passkeyId) => {
        const [account, step] = [await findAccountById(tx, id), await findSecondStep(tx, id)];
        const hasOther = Boolean(step?.enabled_at) || (await countPasskeys(tx, id)) > 1;
        if (!account || (isSecondStepRequired(rules, account) && !hasOther)) return false;
        return deletePasskey(tx, id, passkeyId);
      },
    },
    'second-step': {
      endSince: async (tx, id, since) => {
        const step = await findSecondStep(tx, id);
        if (!step || (step.enabled_at ?? step.created_at) < since) return [];
        await deleteSecondStep(tx, id);
        return step.enabled_at ? [''] : [];
      },
      list: async (db, id) => {
        const step = await findSecondStep(db, id);
        return step?.enabled_at ? [{ id, name: '', since: step.enabled_at }] : [];
      },
    },
    'recovery-codes': {
      endSince: async (tx, id, since) => ((await deleteRecoveryCodesSince(tx, id, since)) > 0 ? [''] : []),
    },
  }) satisfies Partial<Record<AccessKind, KindOfAccess>>;
