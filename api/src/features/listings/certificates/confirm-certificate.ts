import type { certificatesContract } from '@letfair/contract/listings/certificates';
import { isEmptyCertificate } from '@letfair/domain/listings/certificates/certificate-details';
import { ukDay } from '@letfair/domain/uk-time';
import type { Handler } from '../../../platform/http/handlers.ts';
import { conflict } from '../../../platform/http/refusals.ts';
import { type CertificateRow, findCertificate, lockCertificate, setConfirmed } from './certificates.repository.ts';
import { certificateNotFound } from './refusals.ts';
import { presentSaved, recordOnListing } from './save-certificate.ts';

const stale = {
  ok: false,
  code: 'stale',
  message: 'This certificate has changed since you opened it. Reload to see the latest.',
} as const;

/** Why a moderator cannot vouch for a certificate. */
function confirmRefusal(row: CertificateRow, today: string) {
  if (row.replaced_at) return conflict('A newer certificate has replaced this one.');
  const { number, scheme, issued, expires } = row;
  if (isEmptyCertificate({ number, scheme, issued: issued ?? '', expires: expires ?? '' }) && !row.file_id)
    return conflict('There’s nothing to confirm, because this certificate doesn’t have a date or a number.');
  return expires !== null && expires < today ? conflict('This certificate has expired.') : null;
}

/** Confirming twice is confirming once. The public page then shows the badge until the last day. */
export const confirmCertificate =
  (): Handler<typeof certificatesContract.confirm> =>
  ({ actor, params, body: { confirmed }, ifMatch, write }) =>
    write(async (tx) => {
      const row = await lockCertificate(tx, params.id);
      const withHome = row && (await findCertificate(tx, params.id));
      if (!row || !withHome) return certificateNotFound;
      if (ifMatch !== null && ifMatch !== row.version) return stale;
      const today = ukDay(new Date());
      const refusal = confirmed ? confirmRefusal(row, today) : null;
      if (refusal) return refusal;
      if (confirmed !== (row.confirmed_at !== null)) {
        await setConfirmed(tx, params.id, confirmed ? actor.id : null);
        const action = confirmed ? 'certificate-confirm' : 'certificate-doubt';
        await recordOnListing(tx, withHome, { action, by: 'moderator', actorId: actor.id });
      }
      return { ok: true, data: await presentSaved(tx, params.id, today), version: row.version };
    });
