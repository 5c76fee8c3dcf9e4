import { tracks } from '../features/site/information/how-it-works.ts';
import { HowItWorksPage, howItWorksMeta } from '../features/site/information/how-it-works-page.tsx';
import { cachedForAnHour } from '../lib/cache-headers.ts';
import { metaOf } from '../lib/page-meta.ts';
import type { Route } from './+types/how-it-works.ts';

/** The words travel with the page, not with its script. */
export const loader = () => ({ tracks });

export const headers = cachedForAnHour;
export const meta = metaOf(howItWorksMeta);

export default function HowItWorks({ loaderData }: Route.ComponentProps) {
  return <HowItWorksPage {...loaderData} />;
}
