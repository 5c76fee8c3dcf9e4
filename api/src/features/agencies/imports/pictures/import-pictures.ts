import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { ImportProblem } from '@letfair/domain/agencies/imports/imports';
import type { PortablePhoto } from '@letfair/domain/agencies/portfolio/portable-listing';
import { shownValue } from '@letfair/domain/agencies/portfolio/rows';
import { MAX_PHOTO_BYTES, photoSentences, photoTypes } from '@letfair/domain/files/photos';
import type { Db, Tx } from '../../../../platform/db.ts';
import type { ZippedFile } from '../../../../platform/files/zip-archive.ts';
import type { FetchOutside, OutsideProblem } from '../../../../platform/outbound/fetch-outside.ts';
import { problemOf } from '../../../../platform/photos/encode-photo.ts';
import { type PhotosDeps, photosOf, storePhoto } from '../../../listings/photos/index.ts';
import { findPhotosByKey, keyOfFile, keyOfUrl, photoIdInUrl, rememberPhotoKey } from '../../portfolio/index.ts';

export interface PictureDeps {
  readonly photos: PhotosDeps;
  readonly fetchOutside: FetchOutside;
  /** Hosts that pictures may be fetched from, such as `media.example.com` or `*.photos.example`. */
  readonly mediaHosts: readonly string[];
}

const FETCH_MS = 20_000;
const MAX_REDIRECTS = 3;

const sentences = {
  missing: 'a picture with this name in the ZIP',
  hosts: 'a picture in a ZIP, or from a website we’ve allowed',
  unreachable: 'a picture we can download from this address',
  givenUp: 'a picture from a website that’s responding',
} as const;

const wantedOf: Readonly<Partial<Record<OutsideProblem, string>>> = {
  host: sentences.hosts,
  'private-network': sentences.hosts,
  'not-https': 'an address that starts with https://',
  'too-large': photoSentences.size,
  'wrong-type': photoSentences.type,
};

export interface FoundPhoto {
  /** Null where there is no photo of it yet. */
  readonly id: string | null;
  readonly problem: ImportProblem | null;
}

export const isAddress = (source: string): boolean => /^[a-z][a-z\d+.-]*:\/\//i.test(source);

const pictureProblem = (source: string, wanted: string): FoundPhoto => ({
  id: null,
  problem: { column: 'Photos', value: shownValue(source), wanted, isWarning: true },
});

/** For a picture that is not asked for, because its host has cost too much time. */
export const givenUp = (source: string): FoundPhoto => pictureProblem(source, sentences.givenUp);

/** `*.photos.example` stands for all hosts below it, and `*` for all. */
export const isMediaHost =
  (patterns: readonly string[]) =>
  (host: string): boolean =>
    patterns.some(
      (pattern) =>
        pattern === '*' ||
        pattern === host.toLowerCase() ||
        (pattern.startsWith('*.') && host.toLowerCase().endsWith(pattern.slice(1))),
    );

export interface PictureFinder {
  readonly accountId: string;
  readonly pictures: ReadonlyMap<string, ZippedFile>;
}

const askOperator = 'We don’t fetch pictures from this website. Ask us to allow it.';
const notAnAddress = 'This isn’t the address of a picture. It needs to start with https://.';

/** The pictures of a feed that won’t be fetched whatever their hosts answer, with the reason. */
export async function findRefusedPictures(
  db: Db,
  { accountId, mediaHosts }: { readonly accountId: string; readonly mediaHosts: readonly string[] },
  pictures: readonly Pick<PortablePhoto, 'source'>[],
): Promise<{ readonly source: string; readonly sentence: string }[]> {
  const refused: { source: string; sentence: string }[] = [];
  for (const { source } of pictures) {
    const url = URL.parse(source);
    if (url?.protocol !== 'https:') refused.push({ source, sentence: notAnAddress });
    else if (!isMediaHost(mediaHosts)(url.hostname) && !(await findOwnPhoto(db, accountId, source)))
      refused.push({ source, sentence: askOperator });
  }
  return refused;
}

/** What is known of a picture before anything is stored. */
export async function findPicture(
  deps: PictureDeps,
  { accountId, pictures }: PictureFinder,
  { source }: PortablePhoto,
): Promise<FoundPhoto> {
  const { db } = deps.photos;
  if (isAddress(source)) {
    const own = await findOwnPhoto(db, accountId, source);
    if (own) return { id: own, problem: null };
    const host = URL.parse(source)?.hostname ?? '';
    if (!isMediaHost(deps.mediaHosts)(host)) return pictureProblem(source, sentences.hosts);
    return { id: await findByKey(db, accountId, keyOfUrl(source)), problem: null };
  }
  const file = pictures.get(nameIn(source));
  if (!file) return pictureProblem(source, sentences.missing);
  if (file.bytes > MAX_PHOTO_BYTES) return pictureProblem(source, photoSentences.size);
  const contents = await readPicture(file);
  if (!contents) return pictureProblem(source, photoSentences.broken);
  const known = await findByKey(db, accountId, keyOfContents(contents));
  const problem = known === null ? await problemOf(contents) : null;
  return problem ? pictureProblem(source, photoSentences[problem]) : { id: known, problem: null };
}

/** The photo of a picture, which is made unless there is one. */
export async function storePicture(
  deps: PictureDeps,
  finder: PictureFinder,
  photo: PortablePhoto,
): Promise<FoundPhoto> {
  const known = await findPicture(deps, finder, photo);
  if (known.id !== null || known.problem) return known;
  const { source } = photo;
  const contents = isAddress(source)
    ? await fetchPicture(deps, source)
    : await readPicture(finder.pictures.get(nameIn(source)));
  if (!Buffer.isBuffer(contents)) return pictureProblem(source, contents ?? photoSentences.broken);
  const path = await deps.photos.store.newIncoming();
  await writeFile(path, contents, { mode: 0o600 });
  const key = isAddress(source) ? keyOfUrl(source) : keyOfContents(contents);
  const onStored = (tx: Tx, photoId: string) => rememberPhotoKey(tx, photoId, key);
  const stored = await storePhoto(deps.photos, { accountId: finder.accountId, path, onStored });
  return stored.ok ? { id: stored.id, problem: null } : pictureProblem(source, stored.problem);
}

const keyOfContents = (contents: Buffer): Buffer => keyOfFile(createHash('sha256').update(contents).digest());

const findByKey = async (db: Db, accountId: string, key: Buffer): Promise<string | null> =>
  (await findPhotosByKey(db, accountId, [key])).get(key.toString('hex')) ?? null;

/** A photo of the account itself, by its address on this site. */
async function findOwnPhoto(db: Db, accountId: string, source: string): Promise<string | null> {
  const id = photoIdInUrl(source);
  return (id && (await photosOf(db, accountId, [id]))[0]?.id) || null;
}

/** Files lie in folders of a ZIP as their packer liked it. */
const nameIn = (source: string): string => source.slice(source.lastIndexOf('/') + 1).toLowerCase();

async function readPicture(file: ZippedFile | undefined): Promise<Buffer | null> {
  try {
    return file ? await buffer(await file.open()) : null;
  } catch {
    return null;
  }
}

/** The bytes, or what is wanted instead. */
async function fetchPicture({ fetchOutside, mediaHosts }: PictureDeps, url: string): Promise<Buffer | string> {
  const answer = await fetchOutside(url, {
    timeoutMs: FETCH_MS,
    maxBytes: MAX_PHOTO_BYTES,
    maxRedirects: MAX_REDIRECTS,
    types: photoTypes,
    isHostAllowed: isMediaHost(mediaHosts),
  });
  if (!answer.ok) return wantedOf[answer.problem] ?? sentences.unreachable;
  return answer.status === 200 ? answer.body : sentences.unreachable;
}
