import { useLocation } from 'react-router';

const HOMES = '/properties/manage';

/** For links from the list of homes to a form: the list as it is, which the form leads back to. */
export function useWayBack(): { readonly homes: string } {
  const { pathname, search } = useLocation();
  return { homes: `${pathname}${search}` };
}

/** The list that a form was opened from, with its search; all homes for whoever came another way. */
export function useHomesPath(): string {
  const { state } = useLocation();
  const homes: unknown = state?.homes;
  return typeof homes === 'string' && homes.startsWith(HOMES) ? homes : HOMES;
}
