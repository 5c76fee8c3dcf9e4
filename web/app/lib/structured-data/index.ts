export { BreadcrumbData } from './breadcrumb-data.tsx';
export { FaqData } from './faq-data.tsx';
export { ItemListData } from './item-list.tsx';
export type { Thing } from './json-ld.tsx';
export { JsonLd, usePublicUrl } from './json-ld.tsx';
export { SiteData } from './site-data.tsx';
