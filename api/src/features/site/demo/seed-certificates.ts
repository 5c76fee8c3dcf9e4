import { certificateProblems, completeDetails } from '@letfair/domain/listings/certificates/certificate-details';
import { kindsOfCertificate } from '@letfair/domain/listings/certificates/kinds';
import { nationOfHome } from '@letfair/domain/listings/law/facts';
import { ukDay } from '@letfair/domain/uk-time';
import type { Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import type { MarketCertificate } from './market.ts';
import { auditEntryAt, insertInBatches, type NewAuditEntry, type SeedContext } from './seed-context.ts';

/** Holds each certificate to the checks of the form; returns the audit entries. */
export async function seedCertificates(
  tx: Tx,
  certificates: readonly MarketCertificate[],
  { placeOf, moderator }: SeedContext,
): Promise<NewAuditEntry[]> {
  const today = ukDay(new Date());
  await insertInBatches(certificates, (some) =>
    tx
      .insertInto('certificate')
      .values(
        some.map(({ home, kind, details, entered, confirmed }) => {
          const { id: listing_id, account: account_id } = placeOf(home);
          const complete = completeDetails(kind, details);
          const nation = nationOfHome(home.form.address.postcode, home.form.nation);
          const [problem] = Object.values(certificateProblems(complete, { kind, nation, today }));
          if (problem) throw new Error(`“${home.form.title}” cannot have this certificate: ${problem}`);
          return {
            id: newId(entered.getTime()),
            listing_id,
            account_id,
            kind,
            number: complete.number,
            scheme: complete.scheme,
            issued: complete.issued || null,
            expires: complete.expires || null,
            confirmed_at: confirmed,
            confirmed_by: confirmed && moderator,
            created_at: entered,
            updated_at: entered,
          };
        }),
      )
      .execute(),
  );
  return certificates.flatMap(({ home, kind, entered, confirmed }) => {
    const { id, account } = placeOf(home);
    const about = { type: 'listing', id, status: home.status, note: kindsOfCertificate[kind].label } as const;
    return [
      auditEntryAt(entered, { ...about, by: 'lister', actor: account, action: 'certificate-save' }),
      ...(confirmed
        ? [auditEntryAt(confirmed, { ...about, by: 'moderator', actor: moderator, action: 'certificate-confirm' })]
        : []),
    ];
  });
}
