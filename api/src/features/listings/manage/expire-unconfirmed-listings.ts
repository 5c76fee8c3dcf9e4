import { AVAILABLE_DAYS, expiresAt, REMIND_DAYS_BEFORE } from '@letfair/domain/listings/availability';
import { ukDayInWords } from '@letfair/domain/uk-time';
import { type Db, type Tx, write } from '../../../platform/db.ts';
import { hashToken, newToken } from '../../../platform/tokens.ts';
import { findOwnHomeCard } from '../../search/results/index.ts';
import { type ListingRow, lockUnconfirmed, setConfirmToken } from './listings.repository.ts';
import { expiredMail, listingLinks, stillAvailableMail } from './mails/listing-mails.ts';
import { tellLister } from './mails/tell-lister.ts';
import { moveListing } from './move-listing.ts';

/** What one round does at most; the next comes in minutes. */
const A_ROUND = 200;

/** Asks listers whether their home is still available, and takes out of the search what nobody confirmed. */
export const expireUnconfirmedListings = (db: Db, publicUrl: string) => async (): Promise<void> => {
  await write(db, async (tx) => {
    for (const listing of await lockUnconfirmed(tx, { days: AVAILABLE_DAYS, unremindedOnly: false, limit: A_ROUND }))
      await expire(tx, listing, publicUrl);
  });
  await write(db, async (tx) => {
    const days = AVAILABLE_DAYS - REMIND_DAYS_BEFORE;
    for (const listing of await lockUnconfirmed(tx, { days, unremindedOnly: true, limit: A_ROUND }))
      await remind(tx, listing, publicUrl);
  });
};

async function expire(tx: Tx, listing: ListingRow, publicUrl: string): Promise<void> {
  const { title } = listing;
  await moveListing(tx, listing, { action: 'expire', by: 'clock', actorId: null });
  const link = await newConfirmLink(tx, listing, publicUrl);
  const home = await findOwnHomeCard(tx, listing.id, publicUrl);
  await tellLister(tx, listing, expiredMail({ title, link, home }));
}

async function remind(tx: Tx, listing: ListingRow, publicUrl: string): Promise<void> {
  const { title, confirmed_at } = listing;
  const link = await newConfirmLink(tx, listing, publicUrl);
  const lastDay = ukDayInWords(expiresAt(confirmed_at ?? new Date()));
  const home = await findOwnHomeCard(tx, listing.id, publicUrl);
  await tellLister(tx, listing, stillAvailableMail({ title, day: lastDay, link, home }));
}

async function newConfirmLink(tx: Tx, { id }: ListingRow, publicUrl: string): Promise<string> {
  const token = newToken();
  await setConfirmToken(tx, id, hashToken(token));
  return listingLinks(publicUrl).confirm(token);
}
