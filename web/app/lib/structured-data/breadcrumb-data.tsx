import { breadcrumbList, type Crumb } from './breadcrumb-list.ts';
import { JsonLd } from './json-ld.tsx';
import { usePublicUrl } from './use-public-url.ts';

export function BreadcrumbData({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const publicUrl = usePublicUrl();
  return publicUrl && <JsonLd thing={breadcrumbList(publicUrl, crumbs)} />;
}
