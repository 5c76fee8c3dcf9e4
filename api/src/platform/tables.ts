import type { AccountTables } from './tables/account-tables.ts';
import type { DeskTables } from './tables/desk-tables.ts';
import type { LettingTables } from './tables/letting-tables.ts';
import type { ListingTables } from './tables/listing-tables.ts';
import type { PlatformTables } from './tables/platform-tables.ts';
import type { SearchTables } from './tables/search-tables.ts';

/** One entry a table; a test holds every column against the migrated database. */
export interface Tables extends AccountTables, ListingTables, SearchTables, LettingTables, DeskTables, PlatformTables {}
