import type { Passkey } from '@letfair/contract/accounts/security';
import { MAX_PASSKEYS, secondStepSentences } from '@letfair/domain/accounts/second-step';
import type { Selectable } from 'kysely';
import { conflict, forbidden, invalid, notFound } from '../../../../platform/http/refusals.ts';
import { newId } from '../../../../platform/ids.ts';
import type { Tables } from '../../../../platform/tables.ts';
import { newToken } from '../../../../platform/tokens.ts';
import { lockAccount } from '../accounts.repository.ts';
import type { SecurityUseCase } from '../deps.ts';
import { isSecondStepRequired } from '../second-step/require-second-step.ts';
import { findSecondStep } from '../second-step/second-steps.repository.ts';
import { insertChallenge, takeChallenge } from '../sign-in/challenges.repository.ts';
import { markSessionTwoStep } from '../sign-in/sessions.repository.ts';
import { sendSecurityChange } from '../take-back/send-security-mail.ts';
import { countPasskeys, deletePasskey, insertPasskey, listPasskeys } from './passkeys.repository.ts';
import { TIMEOUT_MS } from './sign-in-with-passkey.ts';
import { loadWebAuthn, passkeyRefused, relyingPartyOf } from './verify-passkey.ts';

export const presentPasskey = ({ id, name, created_at, last_used_at }: Selectable<Tables['passkey']>): Passkey => ({
  id,
  name,
  createdAt: created_at.toISOString(),
  lastUsedAt: last_used_at?.toISOString() ?? null,
});

/** The site knows accounts by their id; authenticators store it instead of the email address. */
const userHandleOf = (accountId: string): string =>
  Buffer.from(accountId.replaceAll('-', ''), 'hex').toString('base64url');

/** EdDSA, ES256 and RS256: what authenticators have. */
const ALGORITHMS = [-8, -7, -257];

export const startPasskey: SecurityUseCase<'startPasskey'> =
  ({ publicUrl }) =>
  ({ actor, write }) =>
    write(async (tx) => {
      const account = await lockAccount(tx, actor.id);
      if (!account) throw new Error('A session outlived its account.');
      if (account.is_demo) return forbidden(secondStepSentences.sharedAccount);
      const passkeys = await listPasskeys(tx, actor.id);
      if (passkeys.length >= MAX_PASSKEYS) return conflict(secondStepSentences.tooManyPasskeys);
      const challenge = newToken();
      await insertChallenge(tx, challenge, { kind: 'passkey-creation', account_id: actor.id });
      return {
        ok: true,
        data: {
          rp: { name: 'Letfair', id: relyingPartyOf(publicUrl).id },
          user: {
            id: userHandleOf(actor.id),
            name: account.email,
            displayName: `${account.first_name} ${account.last_name}`.trim(),
          },
          challenge,
          pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
          timeout: TIMEOUT_MS,
          excludeCredentials: passkeys.map(({ credential_key: id, transports }) => ({
            id,
            type: 'public-key' as const,
            transports,
          })),
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
          attestation: 'none',
        },
      };
    });

export const addPasskey: SecurityUseCase<'addPasskey'> =
  ({ db, publicUrl }) =>
  async ({ actor, body, write }) => {
    const name = body.name.trim();
    if (name === '') return invalid('name', secondStepSentences.passkeyNameMissing);
    const { id, origin } = relyingPartyOf(publicUrl);
    const { verifyRegistrationResponse } = await loadWebAuthn();
    const created = await verifyRegistrationResponse({
      response: { ...body.passkey, clientExtensionResults: {} },
      expectedChallenge: async (challenge) =>
        (await takeChallenge(db, challenge, 'passkey-creation'))?.account_id === actor.id,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => null);
    if (!created?.verified) return passkeyRefused;
    const { credential } = created.registrationInfo;

    return write(async (tx) => {
      const account = await lockAccount(tx, actor.id);
      if (!account) throw new Error('A session outlived its account.');
      if ((await countPasskeys(tx, actor.id)) >= MAX_PASSKEYS) return conflict(secondStepSentences.tooManyPasskeys);
      const saved = await insertPasskey(tx, {
        id: newId(),
        account_id: actor.id,
        credential_key: credential.id,
        public_key: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: body.passkey.response.transports,
        name,
      });
      if (!saved) return conflict(secondStepSentences.passkeyKnown);
      await markSessionTwoStep(tx, actor.sessionHash);
      await sendSecurityChange(tx, account, 'passkey-added', publicUrl);
      return { ok: true, data: { passkey: presentPasskey(saved) }, message: 'Your passkey has been added.' };
    });
  };

export const removePasskey: SecurityUseCase<'removePasskey'> =
  (deps) =>
  ({ actor, params, write }) =>
    write(async (tx) => {
      const account = await lockAccount(tx, actor.id);
      if (!account || !(await deletePasskey(tx, actor.id, params.id)))
        return notFound('This passkey is no longer in your list.');
      const hasOther =
        (await countPasskeys(tx, actor.id)) > 0 || Boolean((await findSecondStep(tx, actor.id))?.enabled_at);
      if (isSecondStepRequired(deps, account) && !hasOther) return conflict(secondStepSentences.adminsKeepOne);
      await sendSecurityChange(tx, account, 'passkey-removed', deps.publicUrl);
      return { ok: true, data: null, message: 'Your passkey has been removed.' };
    });
