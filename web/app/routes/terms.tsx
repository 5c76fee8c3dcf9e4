import { LegalPage } from '../features/information/legal/legal-page.tsx';
import text from '../features/information/texts/terms.json' with { type: 'json' };
import { cachedForAnHour } from '../lib/cache-headers.ts';
import { metaOf } from '../lib/page-meta.ts';

export const headers = cachedForAnHour;
export const meta = metaOf(text);

export default function TermsPage() {
  return <LegalPage path="/terms" crumb="Terms" text={text} />;
}
