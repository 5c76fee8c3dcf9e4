import type { feedContract } from '@letfair/contract/feed/feed';
import type { Finding } from '@letfair/domain/compliance/rule';
import { readFeedValues } from '@letfair/domain/feed/read-feed-values';
import type { PortableListing } from '@letfair/domain/portfolio/portable-listing';
import { readReference } from '@letfair/domain/portfolio/rows';
import type { Db, Tx } from '../../platform/db.ts';
import type { Actor, Handler } from '../../platform/http/handlers.ts';
import { invalidFields, notFound } from '../../platform/http/refusals.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { assessForm, type StepEffects } from '../listings/index.ts';
import { findStoredListings, type Lister, type SavedListing, saveListing } from '../portfolio/index.ts';
import { keepWantedPhotos } from './feed-properties.repository.ts';
import { presentProperties, remarksOn } from './present-property.ts';

const MEDIA_ATTEMPTS = 5;
/** Stands in the history of the listing. */
const NOTE = 'By feed';

export interface FeedDeps {
  readonly db: Db;
  readonly publicUrl: string;
  readonly effects: StepEffects;
}

export const propertyNotFound = notFound('You have no home with this reference.');

/** Keys belong to listers alone. */
export const listerOf = ({ id, userType }: Actor): Lister => ({
  id,
  userType: userType === 'agent' ? 'agent' : 'landlord',
});

/** Saves what a feed says of a home; its pictures follow in a job, because their hosts may be slow. */
export async function saveFed(
  tx: Tx,
  lister: Lister,
  { photos, ...portable }: PortableListing,
  effects: StepEffects,
): Promise<SavedListing & { readonly findings: readonly Finding[] }> {
  const { reference } = portable;
  const saved = await saveListing(effects)(tx, lister, { portable }, { note: NOTE });
  if (saved.listing && photos) {
    if (await keepWantedPhotos(tx, { accountId: lister.id, reference, photos }))
      await enqueue(tx, 'fetch-feed-media', { accountId: lister.id, reference }, { attempts: MEDIA_ATTEMPTS });
  }
  const stored = saved.listing && (await findStoredListings(tx, lister.id, [reference])).get(reference);
  return { ...saved, findings: stored ? assessForm(stored.form, lister.userType) : [] };
}

export const saveProperty =
  ({ publicUrl, effects }: FeedDeps): Handler<typeof feedContract.save> =>
  async ({ actor, params, body, write }) => {
    const reference = readReference(params.yourReference);
    if (!reference.ok) return invalidFields({ message: reference.wanted, fields: { reference: reference.wanted } });
    const { values, problems } = readFeedValues(body.values);
    const [problem] = Object.entries(problems);
    if (problem) return invalidFields({ message: `${problem[0]}: ${problem[1]}`, fields: problems });
    const portable: PortableListing = {
      reference: String(reference.value),
      values,
      ...(body.status && { status: body.status }),
      ...(body.client !== undefined && { client: body.client }),
      ...(body.photos && { photos: body.photos }),
    };
    return write(async (tx) => {
      const saved = await saveFed(tx, listerOf(actor), portable, effects);
      if (!saved.listing || saved.kind === 'refused') {
        const fields = Object.fromEntries(
          saved.problems.map(({ target, column, wanted }) => [target ?? column, wanted]),
        );
        return invalidFields({ message: saved.problems[0]?.wanted ?? 'This home cannot be listed.', fields });
      }
      const [property] = await presentProperties(tx, actor.id, [saved.listing], publicUrl);
      const notes = saved.notes.map((message) => ({ field: 'status', message }));
      const warnings = [...notes, ...remarksOn(saved.findings)];
      return { ok: true, data: { property: property!, outcome: saved.kind, warnings } };
    });
  };

export const withdrawProperty =
  ({ publicUrl, effects }: FeedDeps): Handler<typeof feedContract.withdraw> =>
  ({ actor, params: { yourReference }, write }) =>
    write(async (tx) => {
      const removed = await removeFed(tx, listerOf(actor), yourReference, { status: 'withdrawn', effects });
      if (!removed) return propertyNotFound;
      if (!removed.listing) return { ok: false, code: 'conflict', message: removed.problems[0]?.wanted ?? '' };
      const [property] = await presentProperties(tx, actor.id, [removed.listing], publicUrl);
      return { ok: true, data: property! };
    });

interface Removal {
  readonly status: 'let' | 'withdrawn';
  readonly effects: StepEffects;
}

/** Null where there is no such home. One that is let or withdrawn already stays as it is. */
export async function removeFed(tx: Tx, lister: Lister, reference: string, { status, effects }: Removal) {
  const stored = (await findStoredListings(tx, lister.id, [reference])).get(reference);
  if (!stored) return null;
  if (stored.row.status === 'let' || stored.row.status === 'withdrawn') return { listing: stored.row, problems: [] };
  return saveListing(effects)(tx, lister, { portable: { reference, status, values: {} } }, { note: NOTE });
}
