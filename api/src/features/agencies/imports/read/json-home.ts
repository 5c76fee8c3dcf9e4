import { MAX_CLIENT_NAME } from '@letfair/domain/agencies/clients/clients';
import { readField, writeField } from '@letfair/domain/agencies/portfolio/cells';
import { type ColumnTarget, targetLabel } from '@letfair/domain/agencies/portfolio/columns';
import {
  type PortableListing,
  type PortablePhoto,
  type PortableValues,
  photoKinds,
  portableFields,
} from '@letfair/domain/agencies/portfolio/portable-listing';
import type { CellProblem, ReadListing } from '@letfair/domain/agencies/portfolio/read-listing';
import { readReference, shownValue } from '@letfair/domain/agencies/portfolio/rows';
import { readStatus } from '@letfair/domain/agencies/portfolio/statuses';
import { MAX_BRANCH_NAME } from '@letfair/domain/agencies/teams/limits';
import { MAX_CAPTION } from '@letfair/domain/files/photos';
import { MAX_PHOTOS } from '@letfair/domain/homes/limits';
import * as z from 'zod';

const photosOnWire = z.array(
  z.object({
    kind: z.enum(photoKinds).default('photo'),
    caption: z.string().max(MAX_CAPTION).optional(),
    source: z.string().min(1).max(2_000),
  }),
);
const notAHome = 'a home with a reference and values, as in the JSON file from a Letfair export';
const notPhotos = `Use a list of at most ${MAX_PHOTOS} photos, each with its source.`;
const notAName = (most: number) => `Use a name of at most ${most} characters.`;

/** A home of our own JSON. */
export function readJsonHome(value: unknown): ReadListing {
  const home = z
    .object({ values: z.record(z.string(), z.unknown()) })
    .loose()
    .safeParse(value);
  if (!home.success)
    return {
      listing: null,
      problems: [{ target: null, column: '', value: shownValue(stated(value)), wanted: notAHome }],
    };
  const { reference, client, branch, status, values, photos } = home.data;
  const problems: CellProblem[] = [];
  const refuse = (target: ColumnTarget, found: unknown, wanted: string): undefined => {
    problems.push({ target, column: targetLabel(target), value: shownValue(stated(found)), wanted });
  };
  const known: Record<string, unknown> = {};
  for (const name of portableFields) {
    if (values[name] === undefined) continue;
    const read = readValue(name, values[name]);
    if (read.ok) known[name] = read.value;
    else refuse(name, values[name], read.wanted);
  }
  const readRef = readReference(typeof reference === 'string' ? reference : '');
  if (!readRef.ok) refuse('reference', reference, readRef.wanted);
  const readState = readStatus(stated(status));
  if (!readState.ok) refuse('status', status, readState.wanted);
  const readClient = z.string().max(MAX_CLIENT_NAME).optional().safeParse(client);
  if (!readClient.success) refuse('client', client, notAName(MAX_CLIENT_NAME));
  const readBranch = z.string().max(MAX_BRANCH_NAME).optional().safeParse(branch);
  if (!readBranch.success) refuse('branch', branch, notAName(MAX_BRANCH_NAME));
  const readPhotos = photosOnWire.max(MAX_PHOTOS).optional().safeParse(photos);
  if (!readPhotos.success) refuse('photos', photos, notPhotos);

  const readable = {
    reference: readRef.ok ? String(readRef.value) : '',
    values: known as Partial<PortableValues>,
    ...(readClient.data !== undefined && { client: readClient.data }),
    ...(readBranch.data !== undefined && { branch: readBranch.data }),
    ...(readState.ok && readState.value !== undefined && { status: readState.value as PortableListing['status'] }),
    ...(readPhotos.data && { photos: readPhotos.data as PortablePhoto[] }),
  } as PortableListing;
  return readRef.ok ? { listing: readable, problems } : { listing: null, readable, problems };
}

const stated = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** A value passes the checks of a cell, in which it would be written the same way. */
function readValue(name: (typeof portableFields)[number], value: unknown): ReturnType<typeof readField> {
  try {
    return readField(name, writeField(name, value));
  } catch {
    return { ok: false, wanted: 'Use a different kind of value.' };
  }
}
