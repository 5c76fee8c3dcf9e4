import { districtOf, outcodeOf } from '@letfair/domain/search/places/postcodes/postcodes';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db.ts';
import { type AreaLevel, levelOfCode } from '../area-facts/area-codes.ts';

interface DistrictArea {
  readonly district: string;
  readonly level: AreaLevel;
  readonly code: string;
  postcodes: number;
}

/** How many postcodes of each district lie in which areas: as many entries as there are output areas, and some more. */
export class DistrictAreas {
  readonly #counts = new Map<string, DistrictArea>();

  add({ postcode, areas = [] }: { readonly postcode: string; readonly areas?: readonly string[] }): void {
    const district = districtOf(outcodeOf(postcode) ?? '');
    for (const code of areas) {
      const level = levelOfCode(code);
      if (level === null || level === 'sector') continue;
      const key = `${district} ${code}`;
      const known = this.#counts.get(key);
      if (known) known.postcodes++;
      else this.#counts.set(key, { district, level, code, postcodes: 1 });
    }
  }

  /** In place of those of the directory before. */
  async store(tx: Tx): Promise<void> {
    await sql`delete from district_area`.execute(tx);
    const all = [...this.#counts.values()];
    for (let from = 0; from < all.length; from += ROWS_AT_ONCE) {
      const rows = all.slice(from, from + ROWS_AT_ONCE);
      await sql`
        insert into district_area (district, level, code, postcodes)
        select * from unnest(${rows.map(({ district }) => district)}::text[], ${rows.map(({ level }) => level)}::text[],
          ${rows.map(({ code }) => code)}::text[], ${rows.map(({ postcodes }) => postcodes)}::int[])`.execute(tx);
    }
  }
}

const ROWS_AT_ONCE = 10_000;
