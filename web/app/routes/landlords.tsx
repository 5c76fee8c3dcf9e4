import { questionGroups } from '../features/site/information/faq.ts';
import { landlordsContent } from '../features/site/information/landlords.ts';
import { LandlordsPage } from '../features/site/information/landlords-page.tsx';
import { cachedForAnHour } from '../lib/cache-headers.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/landlords.ts';

export const headers = cachedForAnHour;

/** The words travel with the page, not with its script. */
export const loader = () => ({
  content: landlordsContent,
  questions: questionGroups.find(({ id }) => id === 'landlords-and-agents')?.questions ?? [],
});

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'For landlords and letting agents',
    description:
      'List your property on Letfair free of charge: no listing fee, no subscription, no commission. For landlords and letting agents anywhere in the UK.',
  });

export default function Landlords({ loaderData }: Route.ComponentProps) {
  return <LandlordsPage {...loaderData} />;
}
