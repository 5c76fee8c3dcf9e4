import { useRouteLoaderData } from 'react-router';

/** Where people reach the site; null while nobody has said so, because the visitor's word is not to be trusted. */
export function usePublicUrl(): string | null {
  const root = useRouteLoaderData('root') as { readonly publicUrl: string | null } | undefined;
  return root?.publicUrl ?? null;
}
