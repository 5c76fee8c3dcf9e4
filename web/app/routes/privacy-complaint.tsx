import { ComplaintPage } from '../features/site/support/index.ts';
import { cachedForAnHour } from '../lib/cache-headers.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/privacy-complaint.ts';

export const headers = cachedForAnHour;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Data-protection complaint',
    description: 'Complain about how Letfair handles personal data, and read what happens next.',
  });

export default ComplaintPage;
