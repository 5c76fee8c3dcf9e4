import { SearchX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { BreadcrumbData } from '../../../../lib/structured-data/index.ts';
import { LinkButton, TextLink } from '../../../../ui/actions/links.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Container } from '../../../../ui/layout/container.tsx';
import { WayInLink } from '../capabilities/way-in-link.tsx';
import { Disclosure } from '../page-parts.tsx';
import { HelpSearchForm, StillStuck } from './help-parts.tsx';
import { countArticles, type HelpArticle, type HelpCategory, queryWords, searchHelp } from './search-help.ts';

interface HelpPageProps {
  readonly categories: readonly HelpCategory[];
  /** Query of the URL. */
  readonly query: string;
}

export function HelpPage({ categories, query: fromAddress }: HelpPageProps) {
  const { input, query, setQuery, clear } = useHelpQuery(fromAddress);
  const found = searchHelp(categories, query);
  return (
    <>
      <BreadcrumbData crumbs={[{ name: 'Help', path: '/help' }]} />
      <div className="border-b border-line bg-sand">
        <Container width="form">
          <div className="grid gap-6 py-12 sm:py-16">
            {/* One line, whichever font has loaded. */}
            <h1 className="text-display sm:whitespace-nowrap">How can we help?</h1>
            <HelpSearchForm input={input} query={fromAddress} onType={setQuery} />
            <p role="status" className="min-h-6 text-muted">
              {told(query, found)}
            </p>
          </div>
        </Container>
      </div>
      <Container>
        <div className="grid gap-10 py-12 lg:grid-cols-[14rem_1fr] lg:gap-16">
          <Categories categories={categories} onChoose={clear} />
          {found.length > 0 ? <HelpResults categories={found} /> : <NoResults query={query} onShowAll={clear} />}
        </div>
      </Container>
      <StillStuck />
    </>
  );
}

function told(query: string, found: readonly HelpCategory[]): string {
  const count = countArticles(found);
  const articles = count === 1 ? '1 article' : `${count} articles`;
  return queryWords(query).length === 0 ? `${articles} in ${found.length} categories` : `${articles} found`;
}

interface CategoriesProps {
  readonly categories: readonly HelpCategory[];
  readonly onChoose: () => void;
}

/** Leads back to all articles when a search is shown. */
const Categories = ({ categories, onChoose }: CategoriesProps) => (
  <nav aria-label="Help categories" className="lg:sticky lg:top-24 lg:self-start">
    <ul className="flex flex-wrap gap-2 lg:grid lg:gap-0 lg:border-l lg:border-line">
      {categories.map(({ id, title }) => (
        <li key={id}>
          <Link
            to={`/help#${id}`}
            onClick={onChoose}
            className="flex min-h-10 items-center rounded-md border border-line-strong px-3 hover:bg-sand hover:text-link lg:rounded-none lg:border-0 lg:pl-4"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

/**
 * Follows the query of the URL. The input stays uncontrolled, so that text typed before hydration is kept and filters.
 */
function useHelpQuery(fromAddress: string) {
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(fromAddress);
  const followed = useRef(fromAddress);

  useEffect(() => {
    if (!input.current) return;
    if (followed.current !== fromAddress) input.current.value = fromAddress;
    followed.current = fromAddress;
    setQuery(input.current.value);
  }, [fromAddress]);

  function clear() {
    if (input.current) input.current.value = '';
    setQuery('');
  }

  return { input, query, setQuery, clear };
}

const HelpResults = ({ categories }: { readonly categories: readonly HelpCategory[] }) => (
  <div className="grid gap-12">
    {categories.map(({ id, title, articles }) => (
      <section key={id} aria-labelledby={id}>
        <h2 id={id} className="mb-3 text-title">
          {title}
        </h2>
        <div className="border-t border-line">
          {articles.map((article) => (
            <Article key={article.title} {...article} />
          ))}
        </div>
      </section>
    ))}
  </div>
);

const Article = ({ id, title, answer, waysIn, link }: HelpArticle) => (
  <Disclosure id={id} title={title}>
    {answer.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    <p className="flex flex-wrap gap-x-6 gap-y-1">
      {link && <TextLink to={link.to}>{link.label}</TextLink>}
      {waysIn.length > 0 && <WayInLink waysIn={waysIn} />}
      <TextLink to={`/help/${id}`}>Open this answer</TextLink>
    </p>
  </Disclosure>
);

interface NoResultsProps {
  readonly query: string;
  readonly onShowAll: () => void;
}

const NoResults = ({ query, onShowAll }: NoResultsProps) => (
  <EmptyState
    icon={SearchX}
    title={`No articles found for “${query.trim()}”`}
    actions={
      <>
        <LinkButton to="/help" onClick={onShowAll}>
          Show all articles
        </LinkButton>
        <LinkButton to="/contact">Contact support</LinkButton>
      </>
    }
  >
    Try fewer or different words, such as “deposit” or “viewing”. Or ask us: we reply within 24 hours.
  </EmptyState>
);
