import {
  type EndingEvent,
  endingEvents,
  isStillSo,
  type NewsEvent,
  whoIsTold,
} from '@letfair/domain/lettings/consequences/homes';
import { type Db, type Tx, write } from '../../../platform/db.ts';
import { NO_ID } from '../../../platform/ids.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts';
import { insertStopLink, wantsEmails } from '../../accounts/email-switches/index.ts';
import { type Account, lockAccount } from '../../accounts/sign-in/index.ts';
import { similarListings } from '../../listings/listing-page/index.ts';
import { presentCards } from '../../search/results/index.ts';
import { type DueNews, deleteNews, listAccountsToTell, lockDue, markTold } from './home-news.repository.ts';
import { endedHomeMail, type OwnTie, type SavedNews, savedHomesMail } from './mails.ts';

const BATCH = 100;

/**
 * Handles the job `tell-home-news`. Everything that is due to one person is told in one transaction, which marks it as
 * told, so that a second run tells nobody.
 */
export const tellHomeNews =
  (db: Db, publicUrl: string) =>
  async ({ listingId }: Jobs['tell-home-news']): Promise<void> => {
    let after = NO_ID;
    for (;;) {
      const accountIds = await listAccountsToTell(db, listingId, { after, limit: BATCH });
      for (const accountId of accountIds) await write(db, (tx) => tellPerson(tx, accountId, publicUrl));
      const last = accountIds.at(-1);
      if (last === undefined || accountIds.length < BATCH) return;
      after = last;
    }
  };

async function tellPerson(tx: Tx, accountId: string, publicUrl: string): Promise<void> {
  const account = await lockAccount(tx, accountId);
  const due = await lockDue(tx, accountId);
  const holds = (news: DueNews) =>
    isStillSo(
      news.event,
      { status: news.status, isListerHidden: news.isListerHidden, rentPence: news.rent_pence },
      news.previous_rent_pence,
    );
  const isReachable = account !== undefined && account.verified_at !== null && account.hidden_at === null;
  const told = isReachable ? due.filter(holds) : [];
  const moot = due.filter((news) => !told.includes(news));
  await deleteNews(tx, accountId, moot.map(idOf));
  if (!account || told.length === 0) return;
  await markTold(tx, accountId, told.map(idOf));
  for (const news of told.filter((one) => whoIsTold(one.event, one.tie) === 'own-email'))
    await tellOfHome(tx, account, news, publicUrl);
  const saved = told.filter((one) => whoIsTold(one.event, one.tie) === 'saved-homes-email');
  if (saved.length > 0 && (await wantsEmails(tx, accountId, 'saved-homes')))
    await tellOfSaved(tx, account, saved, publicUrl);
}

const idOf = ({ listing_id }: DueNews): string => listing_id;

const isEnding = (event: NewsEvent): event is EndingEvent => (endingEvents as readonly NewsEvent[]).includes(event);

const similarTo = (tx: Tx, { listing_id, outcode, rent_pence, property_type }: DueNews) =>
  similarListings(tx, { id: listing_id, outcode, rent_pence, property_type });

async function tellOfHome(tx: Tx, { email }: Account, news: DueNews, publicUrl: string): Promise<void> {
  if (!isEnding(news.event)) return;
  const similar = await similarTo(tx, news);
  const { event, title } = news;
  await enqueueMail(tx, email, endedHomeMail({ event, tie: news.tie as OwnTie, title, similar, publicUrl }));
}

async function tellOfSaved(tx: Tx, account: Account, saved: readonly DueNews[], publicUrl: string): Promise<void> {
  const cards = new Map((await presentCards(tx, saved.map(idOf))).map((card) => [card.id, card]));
  const news = saved.flatMap((one): SavedNews[] => {
    if (isEnding(one.event)) return [{ event: one.event, title: one.title }];
    const home = cards.get(one.listing_id);
    if (!home) return [];
    return one.event === 'back'
      ? [{ event: 'back', home }]
      : [{ event: 'rent-cut', home, previousPence: one.previous_rent_pence ?? 0 }];
  });
  // A home may have left the market since it was found to be back.
  if (news.length === 0) return;
  const [only, ...others] = saved;
  const similar = only && others.length === 0 && isEnding(only.event) ? await similarTo(tx, only) : [];
  const stop = await insertStopLink(tx, account.id, 'saved-homes', publicUrl);
  await enqueueMail(tx, account.email, savedHomesMail({ news, similar, publicUrl, stop }));
}
