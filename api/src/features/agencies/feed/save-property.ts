import type { feedContract } from '@letfair/contract/agencies/feed/feed';
import { readFeedValues } from '@letfair/domain/agencies/feed/read-feed-values';
import type { PortableListing, PortablePhoto } from '@letfair/domain/agencies/portfolio/portable-listing';
import { readReference, shownValue } from '@letfair/domain/agencies/portfolio/rows';
import type { Finding } from '@letfair/domain/listings/law/rule';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Actor, Handler } from '../../../platform/http/handlers.ts';
import { invalidFields, notFound } from '../../../platform/http/refusals.ts';
import { enqueue, queueOfAccount } from '../../../platform/jobs/jobs.ts';
import { tooMany } from '../../../platform/throttle.ts';
import { assessForm, hasFeesLink, lockReferences } from '../../listings/manage/index.ts';
import { findRefusedPictures } from '../imports/index.ts';
import { findStoredListings, type Lister, type SavedListing, saveListing } from '../portfolio/index.ts';
import { assignListing } from '../teams/index.ts';
import { countWaitingMedia, findFeedProperties, keepAgentRef, keepWantedPhotos } from './feed-properties.repository.ts';
import { presentProperties, remarksOn } from './present-property.ts';
import { isOfOtherBranch } from './rtdf-branches.ts';

const MEDIA_ATTEMPTS = 5;
const MOST_WAITING_COUNTED = 1_000;
/** Stands in the history of the listing. */
const NOTE = 'By feed';

export interface FeedDeps {
  readonly db: Db;
  readonly publicUrl: string;
  /** Hosts that pictures are fetched from. */
  readonly mediaHosts: readonly string[];
}

export const propertyNotFound = notFound('You don’t have a home with this reference.');

/** Keys belong to listers alone. */
export const listerOf = ({ id, userType }: Pick<Actor, 'id' | 'userType'>): Lister => ({
  id,
  userType: userType === 'agent' ? 'agent' : 'landlord',
});

/** Who sent a home in the trade's format. */
interface Sender {
  readonly agentRef: string;
  readonly branchId: string | null;
}

interface PictureRemark {
  readonly source: string;
  readonly sentence: string;
}

interface SavedFeed extends SavedListing {
  readonly findings: readonly Finding[];
  /** Of the pictures that were sent: those that won't be fetched, and those that failed the last time. */
  readonly pictures: readonly PictureRemark[];
}

interface Fed {
  readonly lister: Lister;
  readonly mediaHosts: readonly string[];
  readonly sender?: Sender;
}

/** Saves what a feed says of a home; its pictures follow in a job, because their hosts may be slow. */
export async function saveFed(
  tx: Tx,
  { lister, mediaHosts, sender }: Fed,
  { photos, ...portable }: PortableListing,
): Promise<SavedFeed> {
  const { reference } = portable;
  // Of two branches that send the same reference at once, the second has to see the first.
  if (sender) await lockReferences(tx, lister.id);
  const taken = sender && (await findStoredListings(tx, lister.id, [reference])).get(reference);
  if (taken && isOfOtherBranch(taken.row, sender.branchId)) return refusedForBranch(taken.row.id, sender.agentRef);
  const saved = await saveListing(tx, lister, { portable }, { note: NOTE });
  const pictures =
    saved.listing && photos ? await findPictureRemarks(tx, { lister, mediaHosts }, reference, photos) : [];
  if (saved.listing && photos) {
    const isNew = saved.kind === 'new';
    if (await keepWantedPhotos(tx, { accountId: lister.id, reference, photos, isNew }))
      await queueMedia(tx, lister.id, reference);
  }
  if (saved.listing && sender) {
    await keepAgentRef(tx, lister.id, reference, sender.agentRef);
    if (saved.listing.branch_id !== sender.branchId && sender.branchId !== null)
      await assignListing(tx, lister.id, saved.listing.id, { branchId: sender.branchId });
  }
  const outside = { hasFeesLink: await hasFeesLink(tx, lister.id) };
  const stored = saved.listing && (await findStoredListings(tx, lister.id, [reference])).get(reference);
  return { ...saved, pictures, findings: stored ? assessForm(stored.form, lister.userType, outside) : [] };
}

/** Read before the pictures are asked for once more, which forgets what became of them. */
async function findPictureRemarks(
  tx: Tx,
  { lister, mediaHosts }: Omit<Fed, 'sender'>,
  reference: string,
  photos: readonly PortablePhoto[],
): Promise<PictureRemark[]> {
  const refused = await findRefusedPictures(tx, { accountId: lister.id, mediaHosts }, photos);
  const known = (await findFeedProperties(tx, lister.id, [reference])).get(reference)?.media_problems ?? [];
  const failed = known.filter(
    ({ source }) =>
      photos.some((photo) => photo.source === source) && !refused.some((picture) => picture.source === source),
  );
  return [
    ...refused,
    ...failed.map(({ source, wanted }) => ({
      source,
      sentence: `We couldn’t use this picture last time. We need ${wanted}. We’re trying again.`,
    })),
  ];
}

/**
 * In a queue of the account, so that its slow hosts hold up nobody else. The more of its homes wait, the later the next
 * one has its turn: a first home of somebody else comes before the hundredth of this account.
 */
export async function queueMedia(tx: Tx, accountId: string, reference: string): Promise<void> {
  const queue = queueOfAccount('feed pictures', accountId);
  const priority = await countWaitingMedia(tx, accountId, MOST_WAITING_COUNTED);
  await enqueue(tx, 'fetch-feed-media', { accountId, reference }, { attempts: MEDIA_ATTEMPTS, queue, priority });
}

const refusedForBranch = (listingId: string, agentRef: string) => ({
  kind: 'refused' as const,
  listingId,
  listing: null,
  changes: [],
  notes: [],
  findings: [],
  pictures: [],
  problems: [
    {
      target: 'reference' as const,
      column: 'property.agent_ref',
      value: agentRef,
      wanted:
        'Another branch already uses this reference. Remove the home from that branch first, or move it to this branch on Letfair.',
    },
  ],
});

export const saveProperty =
  ({ publicUrl, mediaHosts }: FeedDeps): Handler<typeof feedContract.save> =>
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
      const saved = await saveFed(tx, { lister: listerOf(actor), mediaHosts }, portable);
      if (saved.retryAfterSeconds !== undefined) return tooMany(saved.retryAfterSeconds, saved.problems[0]?.wanted);
      if (!saved.listing || saved.kind === 'refused') {
        const fields = Object.fromEntries(
          saved.problems.map(({ target, column, wanted }) => [target ?? column, wanted]),
        );
        return invalidFields({ message: saved.problems[0]?.wanted ?? 'This home can’t be listed.', fields });
      }
      const [property] = await presentProperties(tx, actor.id, [saved.listing], publicUrl);
      const notes = [...saved.notes, ...(saved.ended ? [saved.ended] : [])].map((message) => ({
        field: 'status',
        message,
      }));
      const pictures = saved.pictures.map(({ source, sentence }) => ({
        field: 'photos',
        message: `${shownValue(source)}: ${sentence}`,
      }));
      const warnings = [...notes, ...pictures, ...remarksOn(saved.findings)];
      return { ok: true, data: { property: property!, outcome: saved.kind, warnings } };
    });
  };

export const withdrawProperty =
  ({ publicUrl }: FeedDeps): Handler<typeof feedContract.withdraw> =>
  ({ actor, params: { yourReference }, write }) =>
    write(async (tx) => {
      const removed = await removeFed(tx, listerOf(actor), yourReference, { status: 'withdrawn' });
      if (!removed) return propertyNotFound;
      if (!removed.listing) return { ok: false, code: 'conflict', message: removed.problems[0]?.wanted ?? '' };
      const [property] = await presentProperties(tx, actor.id, [removed.listing], publicUrl);
      return { ok: true, data: property!, ...(removed.ended && { message: removed.ended }) };
    });

interface Removal {
  readonly status: 'let' | 'withdrawn';
  readonly branchId?: string | null;
}

/** Null where there is no such home. One that is let or withdrawn already stays as it is. */
export async function removeFed(tx: Tx, lister: Lister, reference: string, { status, branchId = null }: Removal) {
  await lockReferences(tx, lister.id);
  const stored = (await findStoredListings(tx, lister.id, [reference])).get(reference);
  if (!stored || isOfOtherBranch(stored.row, branchId)) return null;
  if (stored.row.status === 'let' || stored.row.status === 'withdrawn')
    return { listing: stored.row, problems: [], ended: '' };
  return saveListing(tx, lister, { portable: { reference, status, values: {} } }, { note: NOTE });
}
