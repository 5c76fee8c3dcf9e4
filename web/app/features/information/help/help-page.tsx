import { Link } from 'react-router';
import { TextLink } from '../../../ui/actions/links.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import { BreadcrumbData } from '../../structured-data/index.ts';
import { HelpResults, NoResults } from './help-results.tsx';
import { HelpSearchForm } from './help-search-form.tsx';
import type { HelpCategory } from './help-types.ts';
import { countArticles, queryWords, searchHelp } from './search-help.ts';
import { useHelpQuery } from './use-help-query.ts';

interface HelpPageProps {
  readonly categories: readonly HelpCategory[];
  /** What the address asks for. */
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
            <h1 className="text-display">How can we help?</h1>
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

/** The way to a category; from a search it leads back to all articles. */
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

const StillStuck = () => (
  <aside aria-label="Support" className="border-t border-line bg-primary-soft">
    <Container>
      <p className="py-8 text-lg">
        Not what you were looking for? <TextLink to="/contact">Contact support</TextLink> and a person will reply within
        24 hours.
      </p>
    </Container>
  </aside>
);
