import { ContactPage } from '../features/site/support/index.ts';
import { cachedForAnHour } from '../lib/cache-headers.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/contact.ts';

export const headers = cachedForAnHour;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Contact and support',
    description: 'Write to the Letfair team, see our support hours and read the answers to common questions.',
  });

export default ContactPage;
