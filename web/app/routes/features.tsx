import { featureGroups, planned } from '../features/site/information/features.ts';
import { FeaturesPage, featuresMeta } from '../features/site/information/features-page.tsx';
import { cachedForAnHour } from '../lib/cache-headers.ts';
import { metaOf } from '../lib/page-meta.ts';
import type { Route } from './+types/features.ts';

/** The words travel with the page, not with its script. */
export const loader = () => ({ groups: featureGroups, coming: planned });

export const headers = cachedForAnHour;
export const meta = metaOf(featuresMeta);

export default function Features({ loaderData }: Route.ComponentProps) {
  return <FeaturesPage {...loaderData} />;
}
