import { trimEndOf } from '@letfair/domain/text-edges';
import type { MetaDescriptor } from 'react-router';

export interface PageTexts {
  readonly title: string;
  readonly description: string;
  /** Not for search engines: account pages, and pages that say nothing of their own. */
  readonly unlisted?: true;
  /** The path to name where someone shares an unlisted page; without it there is no preview. */
  readonly sharedPath?: string | undefined;
  /** The path of the page that says the same, where this one says nothing of its own. */
  readonly canonicalPath?: string | undefined;
  /** For a page with a picture of its own; all others show the site's. */
  readonly picture?: PagePicture | undefined;
}

export interface PagePicture {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** The part of a route's meta arguments that every page has. */
export interface PageArgs {
  readonly location: { readonly pathname: string };
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];
}

const SITE = 'Letfair';

/** Shown where someone shares a link. */
const siteCard: PagePicture = {
  path: '/social-card.png',
  width: 1200,
  height: 630,
  alt: 'Letfair: homes to rent, without the fees',
};

/** Title, description, canonical address and picture of a page. */
export function pageMeta(args: PageArgs, texts: PageTexts): MetaDescriptor[] {
  const {
    title,
    description,
    unlisted,
    sharedPath,
    canonicalPath = args.location.pathname,
    picture = siteCard,
  } = texts;
  const fullTitle = title === SITE || title.startsWith(`${SITE}:`) ? title : `${title} · ${SITE}`;
  const publicUrl = publicUrlOf(args);
  // Without a configured address there is none to trust: the Host header is the visitor's word.
  const addressOf = (path: string) => publicUrl && publicUrl + (trimEndOf(path, '/') || '/');
  const previewOf = (url: string | undefined): MetaDescriptor[] => [
    { property: 'og:site_name', content: SITE },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    ...(url
      ? [
          { property: 'og:url', content: url },
          { property: 'og:image', content: publicUrl + picture.path },
          { property: 'og:image:width', content: String(picture.width) },
          { property: 'og:image:height', content: String(picture.height) },
          { property: 'og:image:alt', content: picture.alt },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
  ];
  const canonical = addressOf(canonicalPath);
  const listed: MetaDescriptor[] = [
    ...previewOf(canonical),
    ...(canonical ? [{ tagName: 'link', rel: 'canonical', href: canonical }] : []),
  ];
  const notListed: MetaDescriptor[] = [
    { name: 'robots', content: 'noindex' },
    ...(sharedPath === undefined ? [] : previewOf(addressOf(sharedPath))),
  ];
  return [{ title: fullTitle }, { name: 'description', content: description }, ...(unlisted ? notListed : listed)];
}

/** The `meta` of a route whose texts are always the same. */
export const metaOf = (texts: PageTexts) => (args: PageArgs) => pageMeta(args, texts);

function publicUrlOf({ matches }: PageArgs): string | undefined {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { publicUrl?: string | null } | undefined;
  return root?.publicUrl ?? undefined;
}
