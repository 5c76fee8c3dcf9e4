import type { AgentInTown, TownAgents } from '@letfair/contract/agencies/public-pages';
import { AGENTS_PATH, agentsInPath, publicPagePath } from '@letfair/domain/accounts/page-names';
import { counted } from '@letfair/domain/counted';
import { formatCount } from '@letfair/domain/money';
import { Link } from 'react-router';
import { formatDate } from '../../../lib/dates.ts';
import { BreadcrumbData, ItemListData } from '../../../lib/structured-data/index.ts';
import { TextLink } from '../../../ui/actions/links.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { placeSearchPath } from '../../search/places/index.ts';
import { ReplyLine } from '../../search/results/index.ts';
import { PageLinks } from './public-page.tsx';

const crumb = { name: 'Letting agents', path: AGENTS_PATH };

export const AgentsPage = ({ towns }: { readonly towns: readonly TownAgents[] }) => (
  <Container>
    <BreadcrumbData crumbs={[crumb]} />
    <div className="grid gap-8 py-10">
      <PageHeading
        title="Letting agents by town"
        subtitle="Choose a town to see which agents have homes to rent there now, and how quickly they answer."
      />
      {towns.length === 0 ? (
        <p className="max-w-text">
          No letting agent has homes on Letfair at the moment. <TextLink to="/properties">Search all homes</TextLink>
        </p>
      ) : (
        <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
          {towns.map(({ slug, name, agents, homes }) => (
            <li
              key={slug}
              className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-3 border-b border-line py-2"
            >
              <TextLink to={agentsInPath(slug)}>{name}</TextLink>
              <span className="text-sm text-muted tabular-nums">
                {counted(agents, 'agent')}, {formatCount(homes)} {homes === 1 ? 'home' : 'homes'}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  </Container>
);

export interface TownView {
  readonly town: { readonly slug: string; readonly name: string };
  readonly agents: readonly AgentInTown[];
  readonly total: number;
  readonly nextCursor: string | null;
  readonly isFurther: boolean;
}

export const agentsInTitle = ({ town }: Pick<TownView, 'town'>): string => `Letting agents in ${town.name}`;

export function AgentsInTownPage({ view }: { readonly view: TownView }) {
  const { town, agents, total, nextCursor, isFurther } = view;
  const path = agentsInPath(town.slug);
  return (
    <Container>
      <BreadcrumbData crumbs={[crumb, { name: town.name, path }]} />
      <ItemListData paths={agents.map(({ name }) => publicPagePath('agent', name))} />
      <div className="grid gap-8 py-10">
        <PageHeading
          title={agentsInTitle(view)}
          subtitle={`${counted(total, 'letting agent')} with homes to rent in ${town.name} now.${total > 1 ? ' Those with the most homes come first.' : ''}`}
        />
        <ul className="grid gap-4 md:grid-cols-2">
          {agents.map((agent) => (
            <li key={agent.name}>
              <AgentCard agent={agent} town={town.name} />
            </li>
          ))}
        </ul>
        <PageLinks path={path} nextCursor={nextCursor} isFurther={isFurther} next="Next agents" />
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <TextLink to={placeSearchPath(town.name)}>All homes in {town.name}</TextLink>
          <TextLink to={AGENTS_PATH}>Agents in other towns</TextLink>
        </p>
      </div>
    </Container>
  );
}

interface AgentCardProps {
  readonly agent: AgentInTown;
  readonly town: string;
}

const AgentCard = ({ agent: { name, publicName, since, replies, homes }, town }: AgentCardProps) => (
  <article className="relative grid h-full content-start gap-1.5 rounded-md border border-line bg-card p-4 hover:border-line-strong">
    <h2 className="text-title wrap-anywhere">
      <Link
        to={publicPagePath('agent', name)}
        prefetch="intent"
        className="after:absolute after:inset-0 after:rounded-md hover:underline"
      >
        {publicName}
      </Link>
    </h2>
    <p className="tabular-nums">
      {formatCount(homes)} {homes === 1 ? 'home' : 'homes'} in {town}
    </p>
    {replies && <ReplyLine replies={replies} />}
    <p className="text-sm text-muted">On Letfair since {formatDate(since)}</p>
  </article>
);
