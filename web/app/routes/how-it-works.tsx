import { HowItWorksPage, howItWorksMeta } from '../features/site/information/how-it-works-page.tsx';
import { cachedForAnHour } from '../lib/cache-headers.ts';
import { metaOf } from '../lib/page-meta.ts';

export const headers = cachedForAnHour;
export const meta = metaOf(howItWorksMeta);

export default HowItWorksPage;
