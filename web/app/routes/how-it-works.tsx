import { HowItWorksPage } from '../features/information/how-it-works-page.tsx';
import { cachedForAnHour } from '../lib/cache-headers.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/how-it-works.ts';

export const headers = cachedForAnHour;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'How it works',
    description:
      'How to find or let a home with Letfair, in four steps for tenants and four for landlords and agents, and what we leave to you.',
  });

export default HowItWorksPage;
