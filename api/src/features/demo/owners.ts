import type { MarketHome } from './market.ts';

export interface PlacedHome {
  readonly id: string;
  readonly account: string;
}

/** Who is who, once everybody is there. */
export interface Owners {
  readonly idOf: (email: string) => string;
  /** The admin who has decided everything so far. */
  readonly moderator: string | null;
}

/** And which home is which. */
export interface Places extends Owners {
  /** Why an account is suspended; null while it is not. */
  readonly suspensionOf: (accountId: string) => string | null;
  readonly placeOf: (home: MarketHome) => PlacedHome;
}
