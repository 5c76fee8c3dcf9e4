import { PricingPage, pricingMeta } from '../features/site/information/pricing-page.tsx';
import { cachedForAnHour } from '../lib/cache-headers.ts';
import { metaOf } from '../lib/page-meta.ts';

export const headers = cachedForAnHour;
export const meta = metaOf(pricingMeta);

export default PricingPage;
