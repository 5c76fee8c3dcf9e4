import { JsonLd, type Thing, usePublicUrl } from './json-ld.tsx';

export function BreadcrumbData({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const publicUrl = usePublicUrl();
  return publicUrl && <JsonLd thing={breadcrumbList(publicUrl, crumbs)} />;
}

interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** The way from the home page to this one. */
export const breadcrumbList = (publicUrl: string, crumbs: readonly Crumb[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: publicUrl + path,
  })),
});
