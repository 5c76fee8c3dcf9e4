import { TextLink } from '../../../ui/actions/links.tsx';
import { useLastVisit } from './use-last-visit.ts';

/** Above the results of a search, for those who have been here before. A phone has no room for it, and the filters offer the same. */
export function NewSinceLastVisit({ hrefOf }: { readonly hrefOf: (added: string) => string }) {
  const lastVisit = useLastVisit();
  return (
    lastVisit !== null && (
      <span className="max-sm:hidden">
        <TextLink to={hrefOf(lastVisit)}>New since your last visit</TextLink>
      </span>
    )
  );
}
