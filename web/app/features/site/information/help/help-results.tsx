import { SearchX } from 'lucide-react';
import { LinkButton, TextLink } from '../../../../ui/actions/links.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ComingSoon } from '../feature-status.tsx';
import { Disclosure } from '../page-parts.tsx';
import type { HelpArticle, HelpCategory } from './search-help.ts';

export const HelpResults = ({ categories }: { readonly categories: readonly HelpCategory[] }) => (
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

const Article = ({ title, paragraphs, link, needs }: HelpArticle) => (
  <Disclosure title={title} note={<ComingSoon needs={needs} />}>
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {link && (
      <p>
        <TextLink to={link.to}>{link.label}</TextLink>
      </p>
    )}
  </Disclosure>
);

interface NoResultsProps {
  readonly query: string;
  readonly onShowAll: () => void;
}

export const NoResults = ({ query, onShowAll }: NoResultsProps) => (
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
    Try fewer or other words, such as “deposit” instead of “how much is the deposit”. Or ask us: we reply within 24
    hours.
  </EmptyState>
);
