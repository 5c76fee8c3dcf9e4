import { TermsPage } from '../features/information/legal/terms-page.tsx';
import { cachedForAnHour } from '../lib/cache-headers.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/terms.ts';

export const headers = cachedForAnHour;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Terms of use',
    description: 'The terms for using Letfair, in thirteen sections, governed by the law of England and Wales.',
  });

export default TermsPage;
