import { ChevronRight } from 'lucide-react';
import { BreadcrumbData } from '../../../../lib/structured-data/index.ts';
import { TextLink } from '../../../../ui/actions/links.tsx';

interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** Visible links and structured data. The last name is truncated on narrow screens. */
export const Breadcrumbs = ({ crumbs }: { readonly crumbs: readonly Crumb[] }) => (
  <nav aria-label="Breadcrumb" className="min-w-0 text-sm">
    <BreadcrumbData crumbs={crumbs} />
    <ol className="flex items-center gap-1.5">
      {[{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => (
        <li key={path} className="flex min-h-6 shrink-0 items-center gap-1.5 last:min-w-0 last:shrink">
          {index > 0 && <ChevronRight aria-hidden="true" className="size-3.5 shrink-0 text-muted" />}
          {index === crumbs.length ? (
            <span aria-current="page" className="truncate text-muted">
              {name}
            </span>
          ) : (
            <TextLink to={path}>{name}</TextLink>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
