import type { Tx } from '../../platform/db.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import { presentCards } from '../search/index.ts';
import { foundHomesMail } from './mails.ts';
import { insertUnsubscribeToken, type SavedSearchRow } from './saved-searches.repository.ts';

interface Finds {
  readonly email: string;
  readonly search: SavedSearchRow;
  readonly ids: readonly string[];
  readonly total: number;
}

export async function sendFoundHomes(tx: Tx, publicUrl: string, { email, search, ids, total }: Finds): Promise<void> {
  const token = newToken();
  await insertUnsubscribeToken(tx, search.id, hashToken(token));
  const mail = foundHomesMail({
    searchName: search.name,
    homes: await presentCards(tx, ids),
    total,
    links: {
      home: (id) => `${publicUrl}/properties/${id}`,
      search: `${publicUrl}/properties${search.search === '' ? '' : `?${search.search}`}`,
      unsubscribe: `${publicUrl}/unsubscribe?token=${token}`,
    },
  });
  await enqueueMail(tx, email, mail);
}
