import { TextLink } from '../../../ui/actions/links.tsx';
import { useLastVisit } from './use-last-visit.ts';

/** Above the results of a search, for those who have been here before. */
export function NewSinceLastVisit({ hrefOf }: { readonly hrefOf: (added: string) => string }) {
  const lastVisit = useLastVisit();
  return lastVisit !== null && <TextLink to={hrefOf(lastVisit)}>New since your last visit</TextLink>;
}
