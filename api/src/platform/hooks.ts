import type { AccountStep } from '@letfair/domain/lettings/consequences/accounts';
import type { ViewingChoice } from '@letfair/domain/lettings/consequences/steps';
import type { ListingAction, ListingStatus } from '@letfair/domain/listings/lifecycle';
import type { Selectable } from 'kysely';
import type { Tables } from './tables.ts';

/** What a hook is told. */
export interface HookArguments {
  /** Whoever moved it: its lister, a moderator or the clock. */
  readonly afterListingMoved: readonly [
    listing: Selectable<Tables['listing']>,
    action: ListingAction,
    /** Where it stood before. */
    from: ListingStatus,
    /** What whoever moved it wants for the viewings that the step would keep. */
    viewings?: ViewingChoice,
  ];
  /** An account that is locked was closed, suspended, hidden or opened again. */
  readonly afterAccountStep: readonly [accountId: string, step: AccountStep];
  readonly beforeAccountErased: readonly [accountId: string];
}

/** Finds the listings that a hook may have anything to do with, whatever happens to them. */
type FindConcerned<Tx> = (tx: Tx, listingIds: readonly string[]) => Promise<ReadonlySet<string>>;

type Hook<Tx, Name extends keyof HookArguments> = ((tx: Tx, ...about: HookArguments[Name]) => Promise<unknown>) & {
  /** When many listings move at once, the hook runs only for those that it finds. */
  readonly findConcerned?: FindConcerned<Tx>;
};

/** What other features do in the transaction in which something happens, in this order; `api/src/hooks.ts` lists it. */
export type Hooks<Tx> = { readonly [Name in keyof HookArguments]: readonly Hook<Tx, Name>[] };

export const onlyFor = <Tx>(
  findConcerned: FindConcerned<Tx>,
  follow: Hook<Tx, 'afterListingMoved'>,
): Hook<Tx, 'afterListingMoved'> =>
  Object.assign((...given: Parameters<typeof follow>) => follow(...given), { findConcerned });
