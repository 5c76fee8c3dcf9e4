import { FeaturesPage } from '../features/information/features-page.tsx';
import { cachedForAnHour } from '../lib/cache-headers.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/features.ts';

export const headers = cachedForAnHour;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Features',
    description: 'What works on Letfair today and what is coming soon, for tenants, landlords and letting agents.',
  });

export default FeaturesPage;
