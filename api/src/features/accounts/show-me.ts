import { accountById } from './accounts.repository.ts';
import type { UseCase } from './deps.ts';
import { presentUser } from './present-user.ts';

export const showMe: UseCase<'me'> =
  ({ db }) =>
  async ({ actor }) => {
    const account = await accountById(db, actor.id);
    if (!account) throw new Error('A session outlived its account.');
    return { ok: true, data: { user: presentUser(account) } };
  };
