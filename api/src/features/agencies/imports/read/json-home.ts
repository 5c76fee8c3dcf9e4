import { MAX_CLIENT_NAME } from '@letfair/domain/agencies/clients/clients';
import { readField, writeField } from '@letfair/domain/agencies/portfolio/cells';
import {
  type CellProblem,
  type PortableListing,
  type PortablePhoto,
  type PortableValues,
  photoKinds,
  portableFields,
  type ReadListing,
} from '@letfair/domain/agencies/portfolio/portable-listing';
import { readReference, shownValue } from '@letfair/domain/agencies/portfolio/rows';
import { readStatus } from '@letfair/domain/agencies/portfolio/statuses';
import { MAX_CAPTION } from '@letfair/domain/files/photos';
import { MAX_PHOTOS } from '@letfair/domain/homes/limits';
import * as z from 'zod';

const wire = z.object({
  reference: z.string(),
  client: z.string().max(MAX_CLIENT_NAME).optional(),
  status: z.string().optional(),
  values: z.record(z.string(), z.unknown()),
  photos: z
    .array(
      z.object({
        kind: z.enum(photoKinds).default('photo'),
        caption: z.string().max(MAX_CAPTION).optional(),
        source: z.string().min(1).max(2_000),
      }),
    )
    .max(MAX_PHOTOS)
    .optional(),
});

/** A home of our own JSON. */
export function readJsonHome(value: unknown): ReadListing {
  const parsed = wire.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const column = issue?.path.join('.') ?? '';
    return { listing: null, problems: [{ column, value: '', wanted: issue?.message ?? '' }] };
  }
  const { reference, client, status, values, photos } = parsed.data;
  const problems: CellProblem[] = [];
  const known: Record<string, unknown> = {};
  for (const name of portableFields) {
    if (values[name] === undefined) continue;
    const read = readValue(name, values[name]);
    if (read.ok) known[name] = read.value;
    else problems.push({ column: name, value: shownValue(JSON.stringify(values[name]) ?? ''), wanted: read.wanted });
  }
  const [readRef, readState] = [readReference(reference), readStatus(status ?? '')];
  if (!readState.ok) problems.push({ column: 'status', value: shownValue(status ?? ''), wanted: readState.wanted });
  if (!readRef.ok)
    return { listing: null, problems: [{ column: 'reference', value: shownValue(reference), wanted: readRef.wanted }] };
  const listing = {
    reference: String(readRef.value),
    values: known as Partial<PortableValues>,
    ...(client !== undefined && { client }),
    ...(readState.ok && readState.value !== undefined && { status: readState.value as PortableListing['status'] }),
    ...(photos && { photos: photos as PortablePhoto[] }),
  } as PortableListing;
  return { listing, problems };
}

/** A value passes the checks of a cell, in which it would be written the same way. */
function readValue(name: (typeof portableFields)[number], value: unknown): ReturnType<typeof readField> {
  try {
    return readField(name, writeField(name, value));
  } catch {
    return { ok: false, wanted: 'A different kind of value.' };
  }
}
