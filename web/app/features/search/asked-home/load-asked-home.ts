import type { LetfairContract } from '@letfair/contract';
import type { ListingSummary } from '@letfair/contract/search/search';
import type { Client } from '@letfair/contract/wire/client';
import { isUuid } from '@letfair/domain/uuid';
import { safeNextPath } from '../../../lib/safe-next-path.ts';

/** What someone wanted to do about a home when they had to sign up or in. */
export type HomePurpose = 'message' | 'apply' | 'viewing';

export interface AskedHome {
  readonly purpose: HomePurpose;
  readonly card: ListingSummary;
}

/** By what stands behind the # of the page that people come back to. */
const purposes: Readonly<Record<string, HomePurpose>> = { message: 'message', apply: 'apply', viewings: 'viewing' };

/** The home that `?next=` leads back to, where something was wanted of it. */
export function readAskedHome(next: string | null): { readonly id: string; readonly purpose: HomePurpose } | null {
  const [path = '', wanted = ''] = safeNextPath(next)?.split('#') ?? [];
  const [, folder, id = ''] = path.split('/');
  const purpose = wanted.startsWith('viewing-') ? 'viewing' : Object.hasOwn(purposes, wanted) && purposes[wanted];
  return folder === 'properties' && isUuid(id) && purpose ? { id, purpose } : null;
}

type CardsContract = { readonly search: Pick<LetfairContract['search'], 'cards'> };

/** Null as well where the home is no longer available, which its own page says better. */
export async function loadAskedHome({ search }: Client<CardsContract>, next: string | null): Promise<AskedHome | null> {
  const asked = readAskedHome(next);
  if (!asked) return null;
  const answer = await search.cards({ query: { ids: asked.id } });
  const card = answer.success ? answer.data.properties[0] : undefined;
  return card ? { purpose: asked.purpose, card } : null;
}
