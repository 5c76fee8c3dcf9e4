import type { missingDetailsContract, SavedHome } from '@letfair/contract/agencies/missing-details';
import type { Received } from '@letfair/contract/wire/endpoint';
import { applyValues, type PortableListing } from '@letfair/domain/agencies/portfolio/portable-listing';
import {
  type DetailValues,
  type MissingDetail,
  missingDetails,
  numberProblem,
} from '@letfair/domain/listings/quality/missing-details';
import { ukDay } from '@letfair/domain/uk-time';
import type { Tx } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { listingNotFound } from '../../../platform/http/refusals.ts';
import { listingsByIds, lockListingsOf, lockReferences, revisionsOf } from '../../listings/manage/index.ts';
import {
  completeListings,
  type Lister,
  type SavedListing,
  type StoredListing,
  saveListings,
} from '../portfolio/index.ts';
import { listerOf } from './list-missing.ts';
import { countMissing, listIncomplete } from './missing-details.repository.ts';

type Home = Received<typeof missingDetailsContract.save>['body']['homes'][number];
type Problem = SavedHome['problems'][number];

const sentences = {
  known: (value: string) => `Someone has already added this: ${value}.`,
  notNow: 'This home can’t be changed from here. Open it to see why.',
  nothing: 'Enter a rating or a number.',
} as const;

/** Saves what was typed, home by home, as an edit of each; one that is refused doesn't keep the others. */
export const saveMissing =
  (): Handler<typeof missingDetailsContract.save> =>
  ({ actor, body, write }) =>
    write(async (tx) => {
      const lister = listerOf(actor);
      const homes = [...new Map(body.homes.map((home) => [home.id, home])).values()];
      const saved = await saveAll(tx, lister, homes);
      return {
        ok: true,
        data: {
          homes: body.homes.map(({ id }) => saved.get(id) ?? refuse(id, [])),
          counts: await countMissing(tx, lister),
        },
      };
    });

const refuse = (id: string, problems: readonly Problem[]): SavedHome => ({
  id,
  outcome: 'refused',
  problems: [...problems],
});

async function saveAll(tx: Tx, lister: Lister, homes: readonly Home[]): Promise<ReadonlyMap<string, SavedHome>> {
  const ids = homes.map(({ id }) => id);
  await lockReferences(tx, lister.id);
  await lockListingsOf(tx, lister.id, ids);
  const rows = (await listingsByIds(tx, ids)).filter(({ account_id }) => account_id === lister.id);
  const stored = await completeListings(tx, rows);
  const waiting = new Map(
    (await listIncomplete(tx, lister, { ids, before: null, limit: ids.length })).map(({ id, missing }) => [
      id,
      missing,
    ]),
  );
  const results = new Map<string, SavedHome>();
  const toSave: { readonly id: string; readonly portable: PortableListing }[] = [];
  for (const home of homes) {
    const found = stored.get(home.id);
    const plan = found ? planHome(found, home, { lister, missing: waiting.get(home.id) ?? [] }) : null;
    if (!plan) results.set(home.id, refuse(home.id, [{ field: null, sentence: listingNotFound().message }]));
    else if (plan.problems.length > 0) results.set(home.id, refuse(home.id, plan.problems));
    else if (!plan.values) results.set(home.id, { id: home.id, outcome: 'saved', problems: [] });
    // By its id, which a listing also goes by.
    else toSave.push({ id: home.id, portable: { reference: home.id, values: plan.values } });
  }
  const saved = toSave.length > 0 ? await saveListings(tx, lister, toSave, { note: '' }) : [];
  const revisions = await revisionsOf(
    tx,
    toSave.map(({ id }) => id),
  );
  for (const [at, { id }] of toSave.entries()) {
    const done = saved[at];
    const isRefused = !done || done.kind === 'refused';
    results.set(
      id,
      isRefused
        ? refuse(id, problemsOf(done))
        : { id, outcome: revisions.has(id) ? 'in-review' : 'saved', problems: [] },
    );
  }
  return results;
}

const isDetail = (name: string | null): name is MissingDetail =>
  (missingDetails as readonly (string | null)[]).includes(name);

const problemsOf = (saved: SavedListing | undefined): Problem[] =>
  (saved?.problems ?? []).map(({ target, column, wanted }) =>
    isDetail(target) ? { field: target, sentence: wanted } : { field: null, sentence: `${column}: ${wanted}` },
  );

interface Planned {
  readonly problems: readonly Problem[];
  /** Null where the home says all of it already. */
  readonly values: DetailValues | null;
}

interface Asked {
  readonly lister: Lister;
  readonly missing: readonly MissingDetail[];
}

/** What is missing is filled in; what the home says stays. */
function planHome({ form }: StoredListing, { id: _, ...given }: Home, { lister, missing }: Asked): Planned {
  const values: DetailValues = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const names = missingDetails.filter((name) => values[name] !== undefined);
  if (names.length === 0) return { problems: [{ field: null, sentence: sentences.nothing }], values: null };
  const after = applyValues(form, { values });
  const problems = names.flatMap((field): Problem[] => {
    const [was, is] = [form[field], values[field] ?? ''];
    if (was === is) return [];
    if (was !== '') return [{ field, sentence: sentences.known(was) }];
    if (!missing.includes(field)) return [{ field, sentence: sentences.notNow }];
    const sentence = field === 'epcRating' ? null : numberProblem(field, after, lister.userType, ukDay(new Date()));
    return sentence === null ? [] : [{ field, sentence }];
  });
  return { problems, values: names.every((name) => form[name] === values[name]) ? null : values };
}
