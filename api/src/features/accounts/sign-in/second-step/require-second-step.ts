import { type SecondStepMethod, secondStepSentences } from '@letfair/domain/accounts/second-step';
import { type Db, write } from '../../../../platform/db.ts';
import { forbidden } from '../../../../platform/http/refusals.ts';
import { newToken } from '../../../../platform/tokens.ts';
import { type Account, lockAccount } from '../accounts.repository.ts';
import type { AccountsDeps } from '../deps.ts';
import { countPasskeys } from '../passkeys/passkeys.repository.ts';
import { insertChallenge } from '../sign-in/challenges.repository.ts';
import { findSecondStep } from './second-steps.repository.ts';

type Rules = Pick<AccountsDeps, 'adminsNeedSecondStep'>;

export const isSecondStepRequired = (
  { adminsNeedSecondStep }: Rules,
  { user_type }: Pick<Account, 'user_type'>,
): boolean => adminsNeedSecondStep && user_type === 'admin';

/**
 * How an account can prove a second step after its password; empty where none is needed. A passkey alone does not make
 * the password insufficient, except for admins who need two steps.
 */
export async function findSecondStepMethods(db: Db, rules: Rules, account: Account): Promise<SecondStepMethod[]> {
  const [step, passkeys] = await Promise.all([findSecondStep(db, account.id), countPasskeys(db, account.id)]);
  const hasApp = Boolean(step?.enabled_at);
  const hasPasskey = passkeys > 0;
  if (!hasApp && !(hasPasskey && isSecondStepRequired(rules, account))) return [];
  return [...(hasApp ? (['code'] as const) : []), ...(hasPasskey ? (['passkey'] as const) : [])];
}

/** Whether there is anything that support could remove. */
export async function hasSecondStep(db: Db, accountId: string): Promise<boolean> {
  const [step, passkeys] = await Promise.all([findSecondStep(db, accountId), countPasskeys(db, accountId)]);
  return Boolean(step?.enabled_at) || passkeys > 0;
}

/** The answer to a right password that is not enough. It is a refusal, so the challenge has its own transaction. */
export async function askForSecondStep(
  db: Db,
  account: Account,
  methods: readonly SecondStepMethod[],
  rememberMe: boolean,
) {
  const challenge = newToken();
  await write(db, async (tx) => {
    // A password that has been replaced since it was checked leads no further.
    if ((await lockAccount(tx, account.id))?.password_hash !== account.password_hash) return;
    await insertChallenge(tx, challenge, { kind: 'second-step', account_id: account.id, remember_me: rememberMe });
  });
  const { codeNeeded, passkeyNeeded } = secondStepSentences;
  const data = { requiresSecondStep: true, challenge, methods: [...methods] } as const;
  return { ...forbidden(methods.includes('code') ? codeNeeded : passkeyNeeded), data };
}
