import type { certificatesContract } from '@letfair/contract/listings/certificates';
import {
  type CertificateDetails,
  certificateProblems,
  completeDetails,
} from '@letfair/domain/listings/certificates/certificate-details';
import { MAX_EARLIER } from '@letfair/domain/listings/certificates/certificate-files';
import { kindsOfCertificate } from '@letfair/domain/listings/certificates/kinds';
import { ukDay } from '@letfair/domain/uk-time';
import { recordAudit } from '../../../platform/audit.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import type { CertificateStore, FileOfRow } from '../../../platform/files/certificate-store.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { countHit, type Limit, tooMany } from '../../../platform/throttle.ts';
import { lockListing, reassessAndTell } from '../manage/index.ts';
import {
  type CertificateRow,
  type CertificateWithHome,
  deleteCertificate,
  deleteEarlierThan,
  findCertificate,
  findCurrent,
  findOwnCertificate,
  insertCertificate,
  lockHome,
  markReplaced,
  restoreEarlier,
  updateDetails,
} from './certificates.repository.ts';
import { presentCertificate } from './present-certificate.ts';
import { certificateNotFound, homeNotFound } from './refusals.ts';

export interface CertificatesDeps {
  readonly db: Db;
  readonly store: CertificateStore;
  readonly publicUrl: string;
}

const savesByAccount: Limit = { bucket: 'certificate-save', hits: 600, seconds: 3_600 };

type CertificateAction = 'certificate-save' | 'certificate-delete' | 'certificate-confirm' | 'certificate-doubt';

/** Records a change in the history of its listing, which is held to the law again. */
export const recordOnListing = async (
  tx: Tx,
  { home_id, status, kind }: Pick<CertificateWithHome, 'home_id' | 'status' | 'kind'>,
  { action, by, actorId }: { action: CertificateAction; by: 'lister' | 'moderator'; actorId: string },
) => {
  await recordAudit(tx, {
    actor_id: actorId,
    actor_role: by,
    action,
    target_type: 'listing',
    target_id: home_id,
    status,
    note: kindsOfCertificate[kind].label,
  });
  await enqueue(tx, 'reassess-listings', { listingId: home_id }, { attempts: 10 });
};

/** An expired certificate may keep a home from being public, and a renewal brings it back. */
async function reassessHome(tx: Tx, listingId: string, publicUrl: string): Promise<void> {
  const listing = await lockListing(tx, listingId);
  if (listing) await reassessAndTell(tx, listing, publicUrl);
}

function refusalOf(problems: Readonly<Record<string, string>>) {
  const [message] = Object.values(problems);
  return message === undefined ? null : ({ ok: false, code: 'invalid', message, fields: problems } as const);
}

const saysTheSame = (row: CertificateRow, details: CertificateDetails): boolean =>
  row.number === details.number &&
  row.scheme === details.scheme &&
  (row.issued ?? '') === details.issued &&
  (row.expires ?? '') === details.expires;

/** Saving the same again changes nothing, so that a repeated call leaves no second certificate. */
export const saveCertificate =
  ({ db, store, publicUrl }: CertificatesDeps): Handler<typeof certificatesContract.save> =>
  async ({ actor, params, body: { kind, renews, ...typed }, write }) => {
    const wait = await countHit(db, savesByAccount, actor.id);
    if (wait) return tooMany(wait);
    const today = ukDay(new Date());
    const details = completeDetails(kind, typed);
    let outdated: readonly FileOfRow[] = [];

    const outcome = await write(async (tx) => {
      const home = await lockHome(tx, actor.id, params.id);
      if (!home) return homeNotFound;
      const refusal = refusalOf(certificateProblems(details, { kind, nation: home.nation, today }));
      if (refusal) return refusal;

      const current = await findCurrent(tx, params.id, kind);
      let id = current?.id;
      if (current && !saysTheSame(current, details)) {
        if (!renews) await updateDetails(tx, current.id, details);
        else if (current.issued && details.issued && details.issued < current.issued) return olderThanCurrent;
        else {
          await markReplaced(tx, current.id);
          outdated = await deleteEarlierThan(tx, { listingId: params.id, kind, kept: MAX_EARLIER });
          id = undefined;
        }
      }
      id ??= await insertCertificate(tx, { listingId: params.id, accountId: actor.id, kind, details });
      if (!current || !saysTheSame(current, details)) {
        await recordOnListing(tx, { ...home, kind }, { action: 'certificate-save', by: 'lister', actorId: actor.id });
        await reassessHome(tx, params.id, publicUrl);
      }
      return { ok: true, data: await presentSaved(tx, id, today) };
    });
    if (outcome.ok) await store.removeFilesOf(outdated);
    return outcome;
  };

const olderThanCurrent = {
  ok: false,
  code: 'invalid',
  message: 'This certificate is older than your current one. Edit the current one instead.',
  fields: { issued: 'A renewal can’t be older than the certificate it replaces.' },
} as const;

export async function presentSaved(tx: Tx, id: string, today: string) {
  const saved = await findCertificate(tx, id);
  if (!saved) throw new Error('The certificate that was just saved is gone.');
  return presentCertificate(saved, today);
}

export const removeCertificate =
  ({ store, publicUrl }: CertificatesDeps): Handler<typeof certificatesContract.remove> =>
  async ({ actor, params, write }) => {
    let deleted: FileOfRow | undefined;
    const outcome = await write(async (tx) => {
      const found = await findOwnCertificate(tx, actor.id, params.id);
      if (!found || !(await lockHome(tx, actor.id, found.listing_id))) return certificateNotFound;
      deleted = await deleteCertificate(tx, params.id);
      if (!deleted) return certificateNotFound;
      if (!(await findCurrent(tx, found.listing_id, found.kind)))
        await restoreEarlier(tx, found.listing_id, found.kind);
      await recordOnListing(tx, found, { action: 'certificate-delete', by: 'lister', actorId: actor.id });
      await reassessHome(tx, found.listing_id, publicUrl);
      return { ok: true, data: { id: params.id } };
    });
    if (outcome.ok && deleted) await store.removeFilesOf([deleted]);
    return outcome;
  };
