import { FeaturesPage, featuresMeta } from '../features/site/information/features-page.tsx';
import { cachedForAnHour } from '../lib/cache-headers.ts';
import { metaOf } from '../lib/page-meta.ts';

export const headers = cachedForAnHour;
export const meta = metaOf(featuresMeta);

export default FeaturesPage;
