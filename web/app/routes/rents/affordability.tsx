import { AffordabilityPage } from '../../features/search/affordability/index.ts';
import { cachedForAnHour } from '../../lib/cache-headers.ts';
import { metaOf } from '../../lib/page-meta.ts';

export const headers = cachedForAnHour;

export const meta = metaOf({
  title: 'What can I afford? Rent calculator',
  description:
    'Work out the highest rent you’d usually be accepted for in the UK, alone or sharing, and about what’s left after rent and bills. What you type stays in your browser.',
});

export default AffordabilityPage;
