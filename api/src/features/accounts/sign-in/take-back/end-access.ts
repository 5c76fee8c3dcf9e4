import type { accessContract, EndedAccess } from '@letfair/contract/accounts/access';
import { accessSentences, type EndableKind } from '@letfair/domain/accounts/access';
import type { Tx } from '../../../../platform/db.ts';
import type { Handlers } from '../../../../platform/http/handlers.ts';
import { invalid } from '../../../../platform/http/refusals.ts';
import { enqueueMail } from '../../../../platform/mail/enqueue-mail.ts';
import { lockAccount } from '../accounts.repository.ts';
import { accountLinks } from '../mails.ts';
import { accessEndedMail } from '../security-mails.ts';
import { endAccessReview, findSecurityLink } from './security-links.repository.ts';
import { type TakeBackDeps, takeBackByLink } from './take-back.ts';

const reviewOver = invalid('token', accessSentences.reviewOver, accessSentences.reviewOver);

interface Ending {
  readonly accountId: string;
  readonly items: readonly { readonly kind: EndableKind; readonly id: string }[];
}

/** Returns what is left. What has gone already is no reason to refuse the rest. */
async function endAccess(tx: Tx, { access, publicUrl }: TakeBackDeps, { accountId, items }: Ending) {
  const account = await lockAccount(tx, accountId);
  const before = await access.list(tx, accountId);
  const ended: EndedAccess[] = [];
  for (const { kind, id } of items) {
    const item = before.find((each) => each.kind === kind && each.id === id);
    if (item && (await access.endOne(tx, accountId, kind, id))) ended.push({ kind, name: item.name });
  }
  if (account && ended.length > 0)
    await enqueueMail(tx, account.email, accessEndedMail({ ended, forgot: accountLinks(publicUrl).forgot }));
  const left = await access.list(tx, accountId);
  if (left.length === 0) await endAccessReview(tx, accountId);
  return left;
}

export const accessRoutes = (deps: TakeBackDeps): Handlers<typeof accessContract> => ({
  notMe: takeBackByLink(deps),
  endByLink: async ({ body: { token, items }, write }) => {
    const link = await findSecurityLink(deps.db, token, 'review');
    if (!link) return reviewOver;
    return write(async (tx) => {
      const remaining = await endAccess(tx, deps, { accountId: link.account_id, items });
      return { ok: true, data: { remaining } };
    });
  },
  list: async ({ actor }) => ({ ok: true, data: { access: await deps.access.list(deps.db, actor.id) } }),
  end: ({ actor, body: { items }, write }) =>
    write(async (tx) => {
      const access = await endAccess(tx, deps, { accountId: actor.id, items });
      return { ok: true, data: { access } };
    }),
  confirmReview: ({ actor, write }) =>
    write(async (tx) => {
      await endAccessReview(tx, actor.id);
      return { ok: true, data: null };
    }),
});
