import { crc32, deflateSync } from 'node:zlib';
import type { DraftBody, DraftSummary } from '@letfair/contract/listings/drafts';
import type { ListingBody } from '@letfair/contract/listings/listing-payload';
import type { OwnListingSummary } from '@letfair/contract/listings/listings';
import type { Photo } from '@letfair/contract/listings/photos';
import type { ReviewedListing } from '@letfair/contract/trust/admin/moderation';
import type { APIRequestContext } from '@playwright/test';
import type { Account } from './new-account.ts';

type Caller = Pick<Account, 'token'>;
type Payload = ListingBody & { readonly materialInformation: NonNullable<ListingBody['materialInformation']> };

/** A day on which a home may become available, whenever the tests run. */
export const nextQuarter = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);

/** A home in Leeds that breaks no rule and lies where the inventory service goes. */
export const aListing = (changes: Partial<Payload> = {}): Payload => ({
  reference: '',
  title: 'Two rooms by the canal',
  description: 'Bright rooms on a quiet street, five minutes from the station.',
  address: { line1: '4 Orchard Row', line2: '', city: 'Leeds', postcode: 'LS1 4AP', county: 'West Yorkshire' },
  price: 1250,
  propertyType: 'flat',
  bedrooms: 2,
  bathrooms: 1,
  hasParking: false,
  isShared: false,
  availableDate: nextQuarter,
  images: [],
  features: ['Garden'],
  ...changes,
  materialInformation: {
    holdingDeposit: 280,
    securityDeposit: 1400,
    councilTaxBand: 'B',
    epcRating: 'C',
    leaseLength: 'rolling',
    ...changes.materialInformation,
  },
});

/** The same home as the wizard's form holds it; what it leaves out, the form has empty. */
export function aForm(changes: DraftBody = {}): DraftBody {
  const { description, price, materialInformation, ...rest } = aListing();
  return { ...rest, ...materialInformation, propertyDescription: description, monthlyRent: price, ...changes };
}

/** A home outside the area of the inventory service. */
export const inBristol = {
  line1: '9 Harbour Street',
  line2: '',
  city: 'Bristol',
  postcode: 'BS1 4DJ',
  county: 'Bristol',
} as const;

export async function submitListing(
  request: APIRequestContext,
  lister: Caller,
  changes: Partial<Payload> = {},
  path: '/api/properties' | '/api/properties/with-inventory' = '/api/properties',
): Promise<string> {
  const body = aListing(changes);
  const materialInformation = { secondAdvertReason: 'Another home of the test', ...body.materialInformation };
  const { id } = await call<{ id: string }>(request, lister, 'post', path, { ...body, materialInformation });
  return id;
}

export const approveListing = (request: APIRequestContext, admin: Caller, id: string): Promise<ReviewedListing> =>
  call(request, admin, 'put', `/api/admin/properties/${id}/approve`);

export const rejectListing = (
  request: APIRequestContext,
  admin: Caller,
  id: string,
  reason: string,
): Promise<ReviewedListing> => call(request, admin, 'put', `/api/admin/properties/${id}/reject`, { reason });

export const newDraft = (request: APIRequestContext, lister: Caller, form: DraftBody = {}): Promise<DraftSummary> =>
  call(request, lister, 'post', '/api/properties/drafts', { ...form, status: 'draft' });

/** What the server says of one's own listings. */
export const listingsOf = (request: APIRequestContext, lister: Caller): Promise<{ properties: OwnListingSummary[] }> =>
  call(request, lister, 'get', '/api/properties/mine');

export const statusOf = async (request: APIRequestContext, lister: Caller, id: string): Promise<string> =>
  (await call<{ status: string }>(request, lister, 'get', `/api/properties/mine/${id}`)).status;

export async function uploadedPhoto(request: APIRequestContext, { token }: Caller): Promise<Photo> {
  const { mimeType, buffer } = aPicture('front.png');
  const response = await request.post('/api/photos', {
    headers: { authorization: `Bearer ${token}`, 'content-type': mimeType },
    data: buffer,
  });
  return dataOf(response);
}

interface PictureFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const WIDTH = 64;
const HEIGHT = 48;

/** A small PNG of one colour, as a field for files takes it. */
export function aPicture(name: string, [red, green, blue] = [70, 130, 110]): PictureFile {
  const row = Buffer.from([0, ...Array.from({ length: WIDTH }, () => [red, green, blue]).flat()]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  // eight bits, true colour
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.concat(Array.from({ length: HEIGHT }, () => row));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [pngPart('IHDR', header), pngPart('IDAT', deflateSync(rows)), pngPart('IEND', Buffer.alloc(0))];
  return { name, mimeType: 'image/png', buffer: Buffer.concat([signature, ...parts]) };
}

function pngPart(kind: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  const part = Buffer.alloc(named.length + 8);
  part.writeUInt32BE(content.length, 0);
  named.copy(part, 4);
  part.writeUInt32BE(crc32(named), named.length + 4);
  return part;
}

async function call<Data>(
  request: APIRequestContext,
  { token }: Caller,
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
  body?: object,
): Promise<Data> {
  const headers = { authorization: `Bearer ${token}` };
  return dataOf(await request[method](path, { headers, ...(body && { data: body }) }));
}

async function dataOf<Data>(response: Awaited<ReturnType<APIRequestContext['get']>>): Promise<Data> {
  const envelope = (await response.json()) as { success: boolean; message?: string; data: Data };
  if (!envelope.success) throw new Error(`${response.url()} answered ${response.status()}: ${envelope.message}`);
  return envelope.data;
}
