import { AGENTS_PATH } from '@letfair/domain/accounts/page-names';
import { CalendarCheck, SearchX } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { BreadcrumbData, JsonLd, usePublicUrl } from '../../../lib/structured-data/index.ts';
import { LinkButton, TextLink } from '../../../ui/actions/links.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { TitledSection } from '../../../ui/layout/titled-section.tsx';
import { FeesLink } from '../../listings/listing-page/index.ts';
import {
  type ActionsFor,
  HeldItemList,
  ListingGrid,
  REPLY_TIMES_HELP,
  ReplyLine,
  type SentCard,
  shownCards,
} from '../../search/results/index.ts';
import { realEstateAgent } from './agent-data.ts';
import { homesOf, type PublicPageView } from './load-public-page.ts';

interface PublicPageProps {
  readonly view: PublicPageView;
  readonly homes: readonly SentCard[];
  readonly actionsFor: ActionsFor;
  readonly report: ReactNode;
}

/** Who offers homes, what is known of them, and all their live homes. */
export const PublicPage = ({ view, homes, actionsFor, report }: PublicPageProps) => (
  <Container>
    <PageData view={view} />
    <HeldItemList />
    <div className="grid gap-8 py-8 lg:gap-10 lg:py-10">
      <div className="grid gap-6">
        <PageHeading title={view.publicName} subtitle={`${view.kindInWords} · On Letfair since ${view.since}`} />
        <Record view={view} />
      </div>
      <TitledSection title={homesOf(view)} className="grid gap-5">
        <Homes view={view} homes={homes} actionsFor={actionsFor} />
      </TitledSection>
      {view.branches.length > 0 && <Branches branches={view.branches} />}
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
        {view.kind === 'agent' ? (
          <TextLink to={AGENTS_PATH}>Find another letting agent</TextLink>
        ) : (
          <TextLink to="/properties">Search all homes</TextLink>
        )}
        {report}
      </div>
    </div>
  </Container>
);

/** Private landlords are people, so nothing about them is put into words for search engines. */
function PageData({ view }: { readonly view: PublicPageView }) {
  const publicUrl = usePublicUrl();
  if (view.kind !== 'agent') return null;
  const crumbs = [
    { name: 'Letting agents', path: AGENTS_PATH },
    { name: view.publicName, path: view.path },
  ];
  return (
    <>
      <BreadcrumbData crumbs={crumbs} />
      {publicUrl && <JsonLd thing={realEstateAgent(publicUrl, view)} />}
    </>
  );
}

const Record = ({ view: { replies, viewings, facts, feesLink, kind } }: { readonly view: PublicPageView }) => (
  <div className="grid gap-3">
    {replies && <ReplyLine replies={replies} />}
    {viewings && (
      <p className="flex items-start gap-1.5 text-sm">
        <CalendarCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-primary" />
        <span>{viewings}</span>
      </p>
    )}
    {replies || viewings ? (
      <p className="text-sm">
        <TextLink to={REPLY_TIMES_HELP}>How we measure reply times</TextLink>
      </p>
    ) : (
      <p className="max-w-text text-sm text-muted">
        {`This ${kind === 'agent' ? 'agent' : 'landlord'} hasn’t had enough enquiries and viewings on Letfair yet for us to show how they did.`}
      </p>
    )}
    {facts.length > 0 && <Facts facts={facts} layout="columns" />}
    {feesLink && <FeesLink href={feesLink} />}
  </div>
);

type HomesProps = Pick<PublicPageProps, 'view' | 'homes' | 'actionsFor'>;

function Homes({ view: { path, total, nextCursor, isFurther, publicName }, homes, actionsFor }: HomesProps) {
  const cards = useMemo(() => shownCards(homes), [homes]);
  if (total === 0)
    return (
      <p className="max-w-text text-muted">
        {publicName} has no homes to rent on Letfair at the moment.{' '}
        <TextLink to="/properties">Search all homes</TextLink>
      </p>
    );
  if (cards.length === 0)
    return (
      <EmptyState
        icon={SearchX}
        level="h3"
        title="There are no more homes"
        link={{ to: path, text: 'Back to the first page' }}
      />
    );
  return (
    <>
      <ListingGrid cards={cards} level="h3" actionsFor={actionsFor} atTop />
      <PageLinks path={path} nextCursor={nextCursor} isFurther={isFurther} next="Next homes" />
    </>
  );
}

interface PageLinksProps {
  readonly path: string;
  readonly nextCursor: string | null;
  readonly isFurther: boolean;
  /** What the link to the next page says. */
  readonly next: string;
}

/** The ways to further pages of a list, which have addresses of their own. */
export function PageLinks({ path, nextCursor, isFurther, next }: PageLinksProps) {
  if (nextCursor === null && !isFurther) return null;
  return (
    <nav aria-label="Pages" className="flex flex-wrap justify-center gap-3">
      {isFurther && <LinkButton to={path}>Back to the first page</LinkButton>}
      {nextCursor !== null && (
        <LinkButton to={`${path}?cursor=${encodeURIComponent(nextCursor)}`} rel="next">
          {next}
        </LinkButton>
      )}
    </nav>
  );
}

const Branches = ({ branches }: Pick<PublicPageView, 'branches'>) => (
  <TitledSection title="Branches" className="grid gap-4">
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {branches.map(({ name, address, homes }) => (
        <li key={name} className="grid content-start gap-1 rounded-md border border-line bg-card p-4 wrap-anywhere">
          <h3 className="font-sans text-base font-semibold">{name}</h3>
          {address && <p className="whitespace-pre-line">{address}</p>}
          <p className="text-sm text-muted">{homes}</p>
        </li>
      ))}
    </ul>
  </TitledSection>
);
