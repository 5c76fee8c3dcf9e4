import { PricingPage } from '../features/information/pricing-page.tsx';
import { cachedForAnHour } from '../lib/cache-headers.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/pricing.ts';

export const headers = cachedForAnHour;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Pricing: free forever',
    description:
      'Letfair costs £0 for tenants, landlords and letting agents: zero cost, unlimited listings, no subscription and no commission.',
  });

export default PricingPage;
