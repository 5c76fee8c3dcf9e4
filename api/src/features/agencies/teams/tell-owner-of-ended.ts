import { type MailName, mailName } from '@letfair/domain/accounts/sendable-name';
import type { Tx } from '../../../platform/db.ts';
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts';
import { findAccountById } from '../../accounts/sign-in/index.ts';
import type { LetIn } from './let-in.ts';
import { type LetInKind, letInEndedMail } from './mails.ts';

/** Whoever takes their own account back is told of it there; this is for the others whose accounts people came into. */
export async function tellOwnerOfEnded(
  tx: Tx,
  kind: LetInKind,
  personId: string,
  ended: readonly LetIn[],
): Promise<void> {
  for (const accountId of new Set(ended.map(({ account_id }) => account_id))) {
    const owner = accountId === personId ? undefined : await findAccountById(tx, accountId);
    const sender = await findMailName(tx, personId);
    if (!owner || !sender) continue;
    const people: MailName[] = [];
    for (const { account_id, person_id } of ended) {
      const name = account_id === accountId ? await findMailName(tx, person_id) : undefined;
      if (name) people.push(name);
    }
    await enqueueMail(tx, owner.email, letInEndedMail(kind, sender, people));
  }
}

async function findMailName(tx: Tx, personId: string): Promise<MailName | undefined> {
  const person = await findAccountById(tx, personId);
  return person && mailName(`${person.first_name} ${person.last_name}`, person.user_type);
}
