import { AGENTS_PER_PAGE, type AgentInTown, type publicPagesContract } from '@letfair/contract/agencies/public-pages';
import { outcodeInfo } from '@letfair/domain/search/places/postcodes/outcodes';
import { areaSlug } from '@letfair/domain/search/places/profiles/area-profile';
import type { Db } from '../../../platform/db.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { invalid, notFound } from '../../../platform/http/refusals.ts';
import { keepAnswers, presentReplies } from '../../search/results/index.ts';
import { countAgentHomes, findPagesOf, type HomesInOutcode, namesWithHomes } from './public-pages.repository.ts';
import { publicNameOf } from './show-page.ts';

interface AgentHomes {
  readonly accountId: string;
  readonly homes: number;
}

interface TownOfAgents {
  readonly slug: string;
  readonly name: string;
  readonly homes: number;
  /** Those with most homes first. */
  readonly agents: readonly AgentHomes[];
}

const noSuchTown = notFound('No letting agent has homes there at the moment.');
const noCursor = invalid('cursor', 'Send the `nextCursor` of the previous page.');
const MOST_LISTED = 30_000;

/** Every home of every agent is counted for it, so counts are kept for a moment. Whether a page is shown is not. */
export function directoryRoutes(db: Db): Pick<Handlers<typeof publicPagesContract>, 'towns' | 'agentsInTown' | 'list'> {
  const keptTowns = keepAnswers(async (_: 'all') => townsOf(await countAgentHomes(db)));
  const keptNames = keepAnswers((_: 'all') =>
    Promise.all([namesWithHomes(db, 'agent', MOST_LISTED), namesWithHomes(db, 'landlord', MOST_LISTED)]),
  );
  return {
    towns: async () => {
      const towns = [...(await keptTowns('all')).values()];
      return { ok: true, data: { towns: towns.map(({ agents, ...town }) => ({ ...town, agents: agents.length })) } };
    },
    agentsInTown: async ({ params, query }) => {
      const town = (await keptTowns('all')).get(params.town);
      if (!town) return noSuchTown;
      const start = query.cursor === undefined ? 0 : Number(query.cursor);
      if (!Number.isInteger(start) || start < 0 || start > town.agents.length) return noCursor;
      const end = start + AGENTS_PER_PAGE;
      const { slug, name, agents } = town;
      return {
        ok: true,
        data: {
          town: { slug, name },
          agents: await presentAgents(db, agents.slice(start, end)),
          total: agents.length,
          nextCursor: end < agents.length ? String(end) : null,
        },
      };
    },
    list: async () => {
      const [[agents, landlords], towns] = await Promise.all([keptNames('all'), keptTowns('all')]);
      return { ok: true, data: { agents: [...agents], landlords: [...landlords], towns: [...towns.keys()] } };
    },
  };
}

/** An agent who has hidden their page or was suspended since the homes were counted is left out. */
async function presentAgents(db: Db, agents: readonly AgentHomes[]): Promise<AgentInTown[]> {
  const pages = await findPagesOf(
    db,
    agents.map(({ accountId }) => accountId),
  );
  return agents.flatMap(({ accountId, homes }) => {
    const row = pages.get(accountId);
    if (!row) return [];
    const { name, created_at } = row;
    const since = created_at.toISOString();
    return { name, publicName: publicNameOf(row), since, replies: presentReplies(row), homes };
  });
}

/** By the post town of each home's outcode, in the order of the alphabet. */
export function townsOf(counts: readonly HomesInOutcode[]): ReadonlyMap<string, TownOfAgents> {
  const found = new Map<string, { readonly name: string; readonly agents: Map<string, number> }>();
  for (const { account_id, outcode, homes } of counts) {
    const name = outcodeInfo(outcode)?.town;
    if (name === undefined) continue;
    const slug = areaSlug(name);
    const { agents } = found.get(slug) ?? { agents: new Map<string, number>() };
    agents.set(account_id, (agents.get(account_id) ?? 0) + homes);
    found.set(slug, { name, agents });
  }
  const towns = [...found].map(([slug, { name, agents }]): TownOfAgents => {
    const sorted = [...agents].map(([accountId, homes]) => ({ accountId, homes }));
    sorted.sort((one, other) => other.homes - one.homes || (one.accountId < other.accountId ? -1 : 1));
    return { slug, name, agents: sorted, homes: sorted.reduce((sum, { homes }) => sum + homes, 0) };
  });
  towns.sort((one, other) => one.name.localeCompare(other.name, 'en'));
  return new Map(towns.map((town) => [town.slug, town]));
}
