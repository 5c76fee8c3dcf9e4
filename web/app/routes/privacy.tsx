import { KeptData } from '../features/site/information/legal/kept-data.tsx';
import { LegalPage } from '../features/site/information/legal/legal-page.tsx';
import text from '../features/site/information/texts/privacy.json' with { type: 'json' };
import { cachedForAnHour } from '../lib/cache-headers.ts';
import { metaOf } from '../lib/page-meta.ts';

export const headers = cachedForAnHour;
export const meta = metaOf(text);

export default function PrivacyPage() {
  return <LegalPage path="/privacy" crumb="Privacy" text={text} keptData={<KeptData />} />;
}
