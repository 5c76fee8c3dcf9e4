import { useRouteLoaderData } from 'react-router';

/** Structured data for search engines. The browser does not run it, so the Content-Security-Policy need not allow it. */
export const JsonLd = ({ thing }: { readonly thing: Thing }) => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: text in a script element is not escaped by React; scriptText does it
    dangerouslySetInnerHTML={{ __html: scriptText(thing) }}
  />
);

/** Something schema.org has a word for. */
export type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** JSON that cannot end the script element it stands in, whatever its texts contain. */
export const scriptText = (thing: Thing): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');

/** Where people reach the site; null while nobody has said so, because the visitor's word is not to be trusted. */
export function usePublicUrl(): string | null {
  const root = useRouteLoaderData('root') as { readonly publicUrl: string | null } | undefined;
  return root?.publicUrl ?? null;
}
