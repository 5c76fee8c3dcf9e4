export { BreadcrumbData } from './breadcrumb-data.tsx';
export { FaqData } from './faq-data.tsx';
export { SiteData } from './site-data.tsx';
