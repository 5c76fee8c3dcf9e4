import type { APIRequestContext } from '@playwright/test';
import { type Account, newAccount, reviewer } from './new-account.ts';
import { aPicture, approveListing, submitListing } from './new-listing.ts';

interface LiveHome {
  readonly id: string;
  readonly lister: Account;
}

type Changes = Parameters<typeof submitListing>[2];

/** A home that was listed and approved, by the calls the screens make. */
export async function liveHome(request: APIRequestContext, changes: Changes = {}): Promise<LiveHome> {
  const lister = await newAccount(request, 'landlord', { firstName: 'Sam', lastName: 'Field' });
  return { id: await liveHomeOf(request, lister, changes), lister };
}

export async function liveHomeOf(request: APIRequestContext, lister: Account, changes: Changes = {}): Promise<string> {
  const id = await submitListing(request, lister, changes);
  await approveListing(request, await reviewer(request), id);
  return id;
}

const colours = [
  [70, 130, 110],
  [180, 120, 80],
  [90, 100, 160],
  [200, 190, 150],
  [120, 60, 70],
  [60, 60, 60],
] as const;

/** Photos of a lister, each of another colour, with what they show. */
export async function captionedPhotos(
  request: APIRequestContext,
  { token }: Pick<Account, 'token'>,
  captions: readonly string[],
): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` };
  const ids: string[] = [];
  for (const [at, caption] of captions.entries()) {
    const { mimeType, buffer } = aPicture('room.png', [...(colours[at % colours.length] ?? colours[0])]);
    const sent = await request.post('/api/photos', {
      headers: { ...headers, 'content-type': mimeType },
      data: buffer,
    });
    const { data } = (await sent.json()) as { data: { id: string } };
    await request.put(`/api/photos/${data.id}`, { headers, data: { caption } });
    ids.push(data.id);
  }
  return ids;
}

/** Lets everyone read a page with all homes of the account; returns its name. */
export async function showPublicPage(
  request: APIRequestContext,
  { token }: Pick<Account, 'token'>,
  name: string,
): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const saved = await request.put('/api/auth/public-page', { headers, data: { name, isShown: true } });
  if (!saved.ok()) throw new Error(`The public page was refused: ${await saved.text()}`);
  return name;
}
