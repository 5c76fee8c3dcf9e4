import { PrivacyPage } from '../features/information/legal/privacy-page.tsx';
import { cachedForAnHour } from '../lib/cache-headers.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/privacy.ts';

export const headers = cachedForAnHour;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Privacy',
    description:
      'What personal data Letfair keeps, why and for how long, your rights under UK data-protection law, and how to complain.',
  });

export default PrivacyPage;
