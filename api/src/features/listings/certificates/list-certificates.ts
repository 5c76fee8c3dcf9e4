import {
  CERTIFICATES_PER_PAGE,
  type certificatesContract,
  MOST_CERTIFIED_HOMES,
} from '@letfair/contract/listings/certificates';
import { id } from '@letfair/contract/wire/text';
import { isPlainDate } from '@letfair/domain/plain-date';
import { ukDay } from '@letfair/domain/uk-time';
import type { Db } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { noSuchPage, pageOf } from '../../../platform/keyset-page.ts';
import { countCertificates, listCertificates, listHomes } from './certificate-lists.repository.ts';
import { type CertificateWithHome, certificatesOfHome, findHome } from './certificates.repository.ts';
import { presentCertificate, presentCertificatesOfHome, presentHome } from './present-certificate.ts';
import { homeNotFound } from './refusals.ts';

/** PostgreSQL's date after all others stands for a certificate without a last day. */
const NO_LAST_DAY = 'infinity';

const cursorOf = ({ expires, id }: CertificateWithHome): string => `${expires ?? NO_LAST_DAY} ${id}`;

function readCursor(cursor: string) {
  const [lastDay = '', rowId = ''] = cursor.split(' ');
  const isKnown = (lastDay === NO_LAST_DAY || isPlainDate(lastDay)) && id.safeParse(rowId).success;
  return isKnown ? { lastDay, id: rowId } : null;
}

export const listOwnCertificates =
  (db: Db): Handler<typeof certificatesContract.list> =>
  async ({ actor, query: { show = null, cursor } }) => {
    const after = cursor === undefined ? null : readCursor(cursor);
    if (cursor !== undefined && !after) return noSuchPage;
    const today = ukDay(new Date());
    const limit = CERTIFICATES_PER_PAGE + 1;
    const [rows, counts] = await Promise.all([
      listCertificates(db, { accountId: actor.id, show, today, after, limit }),
      countCertificates(db, actor.id, today),
    ]);
    const page = pageOf(rows, CERTIFICATES_PER_PAGE, cursorOf);
    const certificates = page.rows.map((row) => presentCertificate(row, today));
    return { ok: true, data: { certificates, counts, nextCursor: page.nextCursor } };
  };

export const listCertifiedHomes =
  (db: Db): Handler<typeof certificatesContract.homes> =>
  async ({ actor }) => {
    const homes = await listHomes(db, actor.id, MOST_CERTIFIED_HOMES);
    return { ok: true, data: { homes: homes.map(({ kinds, ...home }) => ({ ...presentHome(home, true), kinds })) } };
  };

const showCertificates = async (db: Db, listingId: string, accountId: string | null) => {
  const home = await findHome(db, listingId, accountId);
  if (!home) return homeNotFound;
  const rows = await certificatesOfHome(db, listingId);
  return { ok: true, data: presentCertificatesOfHome(home, rows, ukDay(new Date()), accountId !== null) } as const;
};

export const showOwnHome =
  (db: Db): Handler<typeof certificatesContract.ofHome> =>
  ({ actor, params }) =>
    showCertificates(db, params.id, actor.id);

export const reviewHome =
  (db: Db): Handler<typeof certificatesContract.review> =>
  ({ params }) =>
    showCertificates(db, params.id, null);
