import type { ImportProblem } from '@letfair/domain/agencies/imports/imports';
import type { PortableListing, PortablePhoto } from '@letfair/domain/agencies/portfolio/portable-listing';
import type { ImportDeps } from '../import-step.ts';
import type { ImportRecord } from '../imports.repository.ts';
import { openPortfolio } from '../read/open-portfolio.ts';
import {
  type FoundPhoto,
  findPicture,
  givenUp,
  isAddress,
  type PictureFinder,
  storePicture,
} from './import-pictures.ts';

interface PlacedPhoto<Id> {
  readonly photo: PortablePhoto;
  readonly id: Id;
}

/** The photos of a home in their order; a picture that fails is left out. Null leaves the photos of the home alone. */
export interface HomePhotos<Id = string> {
  readonly photos: readonly PlacedPhoto<Id>[] | null;
  readonly problems: readonly ImportProblem[];
}

/** After so many failures in a row a host is not asked again: one that never answers costs a minute, not days. */
const PATIENCE = 3;

/** Makes photos of the pictures of homes, from the ZIP or from addresses. */
export async function openPictures(deps: ImportDeps, { id, account_id }: ImportRecord) {
  const portfolio = await openPortfolio(await deps.files.localCopy(id));
  const finder = { accountId: account_id, pictures: portfolio.pictures };
  const failures = new Map<string, number>();

  async function store(photo: PortablePhoto): Promise<FoundPhoto> {
    const host = isAddress(photo.source) ? (URL.parse(photo.source)?.host ?? '') : '';
    const failed = failures.get(host) ?? 0;
    if (host === '' || failed < PATIENCE) {
      const found = await storePicture(deps, finder, photo);
      if (host !== '') failures.set(host, found.id === null ? failed + 1 : 0);
      return found;
    }
    const known = await findPicture(deps, finder, photo);
    return known.id === null && !known.problem ? givenUp(photo.source) : known;
  }

  return {
    photosOf: (home: PortableListing): Promise<HomePhotos> => storePhotos(home, store),
    close: portfolio.close,
  };
}

type Pictured = Pick<PortableListing, 'photos'>;
type FindPhoto = (photo: PortablePhoto) => Promise<FoundPhoto>;

/** The photos that were made of the pictures of a home. */
export async function storePhotos(home: Pictured, store: FindPhoto): Promise<HomePhotos> {
  const { photos, problems } = await collectPhotos(home, store);
  const stored = photos?.flatMap(({ id, photo }) => (id === null ? [] : [{ id, photo }])) ?? null;
  return { photos: stored, problems };
}

/** What is known of the pictures of a home before anything is stored; null for a picture that is new. */
export const knownPhotos = (
  deps: ImportDeps,
  finder: PictureFinder,
  home: PortableListing,
): Promise<HomePhotos<string | null>> => collectPhotos(home, (photo) => findPicture(deps, finder, photo));

async function collectPhotos({ photos }: Pictured, find: FindPhoto): Promise<HomePhotos<string | null>> {
  if (!photos) return { photos: null, problems: [] };
  const found: PlacedPhoto<string | null>[] = [];
  const problems: ImportProblem[] = [];
  for (const photo of photos) {
    const { id, problem } = await find(photo);
    if (problem) problems.push(problem);
    else if (id === null || !found.some((other) => other.id === id)) found.push({ photo, id });
  }
  // A list that comes without its pictures does not take them from homes that have some.
  return { photos: found.length === 0 && photos.length > 0 ? null : found, problems };
}
