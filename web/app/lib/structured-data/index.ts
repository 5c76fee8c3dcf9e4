export { BreadcrumbData } from './breadcrumb-data.tsx';
export { FaqData } from './faq-data.tsx';
export { ItemListData } from './item-list.tsx';
export { JsonLd } from './json-ld.tsx';
export { SiteData } from './site-data.tsx';
export type { Thing } from './thing.ts';
export { usePublicUrl } from './use-public-url.ts';
