import { PAGE_NAME } from '@letfair/domain/accounts/page-names';
import { MAX_LINK_LENGTH, MAX_SCHEME_LENGTH } from '@letfair/domain/accounts/profile-rules';
import { MAX_LICENCE_LENGTH } from '@letfair/domain/accounts/sign-up-rules';
import { MAX_BRANCHES } from '@letfair/domain/agencies/teams/limits';
import * as z from 'zod';
import { HOMES_PER_PAGE, listingSummary, replies } from '../search/search.ts';
import { endpoint } from '../wire/endpoint.ts';
import { count, cursorPage, cursorQuery, id, instant, text } from '../wire/text.ts';

export const AGENTS_PER_PAGE = 24;
const MAX_TOWNS = 3_000;

const name = text(PAGE_NAME.max);

const homes = cursorPage({
  properties: z.array(listingSummary).max(HOMES_PER_PAGE),
  /** Live now, on all pages together. */
  total: count,
});

const owner = z.object({
  /** Of the account. */
  id,
  /** What the address of the page ends with now; a former name leads here as well. */
  name,
  /** The agency, or first name and initial. */
  publicName: text(300),
  since: instant,
  replies,
  /** How many viewings they kept; null below a few of them. */
  viewings: z.object({ kept: count, of: count }).nullable(),
  homes,
});

const agent = owner.extend({
  /** Empty where the agency has not said it. */
  redressScheme: text(MAX_SCHEME_LENGTH),
  redressNumber: text(MAX_LICENCE_LENGTH),
  clientMoneyProtection: text(MAX_SCHEME_LENGTH),
  feesLink: text(MAX_LINK_LENGTH),
  branches: z.array(z.object({ name: text(100), address: text(300), homes: count })).max(MAX_BRANCHES),
});
export type PublicPage = z.output<typeof owner>;
export type AgentPage = z.output<typeof agent>;

const town = z.object({ slug: text(80), name: text(100) });
const townAgents = town.extend({ agents: count, homes: count });
export type TownAgents = z.output<typeof townAgents>;
const agentInTown = z.object({ name, publicName: text(300), since: instant, replies, homes: count });
export type AgentInTown = z.output<typeof agentInTown>;

export const publicPagesContract = {
  agent: endpoint('GET /api/agents/:pageName', 'public', {
    summary: `A letting agent’s public page: what they have to show by law, their record, and their live homes, newest first, ${HOMES_PER_PAGE} at a time`,
    query: cursorQuery({}),
    data: agent,
  }),
  landlord: endpoint('GET /api/landlords/:pageName', 'public', {
    summary: `The public page of a landlord who has chosen to have one: their record, and their live homes, newest first, ${HOMES_PER_PAGE} at a time`,
    query: cursorQuery({}),
    data: owner,
  }),
  towns: endpoint('GET /api/agents', 'public', {
    summary: 'The towns that letting agents have live homes in, with how many; up to a minute old',
    data: z.object({ towns: z.array(townAgents).max(MAX_TOWNS) }),
  }),
  agentsInTown: endpoint('GET /api/agents/in/:town', 'public', {
    summary: `The letting agents with live homes in a town, those with most homes first, ${AGENTS_PER_PAGE} at a time; the figures are up to a minute old`,
    query: cursorQuery({}),
    data: cursorPage({ town, agents: z.array(agentInTown).max(AGENTS_PER_PAGE), total: count }),
  }),
  list: endpoint('GET /api/public-pages', 'public', {
    summary: 'The public pages of agents and landlords with live homes, for search engines; up to a minute old',
    data: z.object({
      agents: z.array(name).max(30_000),
      landlords: z.array(name).max(30_000),
      towns: z.array(text(80)).max(MAX_TOWNS),
    }),
  }),
};
