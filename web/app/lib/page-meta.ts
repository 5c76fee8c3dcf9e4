import type { MetaDescriptor } from 'react-router';

export interface PageTexts {
  readonly title: string;
  readonly description: string;
  /** Account pages are of no use to a search engine. */
  readonly unlisted?: true;
}

/** The part of a route's meta arguments that every page has. */
interface PageArgs {
  readonly location: { readonly pathname: string };
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];
}

const SITE = 'Letfair';

/** Title, description and canonical address of a page. */
export function pageMeta(args: PageArgs, { title, description, unlisted }: PageTexts): MetaDescriptor[] {
  const fullTitle = title === SITE || title.startsWith(`${SITE}:`) ? title : `${title} · ${SITE}`;
  const canonical = canonicalAddress(args);
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    ...(unlisted
      ? [{ name: 'robots', content: 'noindex' }]
      : [
          { property: 'og:site_name', content: SITE },
          { property: 'og:type', content: 'website' },
          { property: 'og:title', content: fullTitle },
          { property: 'og:description', content: description },
          ...(canonical
            ? [
                { property: 'og:url', content: canonical },
                { tagName: 'link', rel: 'canonical', href: canonical },
              ]
            : []),
        ]),
  ];
}

function canonicalAddress({ matches, location }: PageArgs): string | undefined {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { publicUrl?: string | null } | undefined;
  // Without a configured address there is none to trust: the Host header is the visitor's word.
  return root?.publicUrl ? root.publicUrl + (location.pathname.replace(/\/+$/, '') || '/') : undefined;
}
