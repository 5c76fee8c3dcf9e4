import { LegalPage } from '../features/site/information/legal/legal-page.tsx';
import text from '../features/site/information/texts/terms.json' with { type: 'json' };
import { cachedBriefly } from '../lib/cache-headers.ts';
import { metaOf } from '../lib/page-meta.ts';
import { apiContext } from '../lib/request-context.ts';
import type { Route } from './+types/terms.ts';

/** The licence of an imported postcode directory asks for words on the site. */
export async function loader({ context }: Route.LoaderArgs) {
  const answer = await context.get(apiContext).meta.sources();
  return { sources: answer.success ? answer.data.postcodes : null };
}

export const headers = cachedBriefly;
export const meta = metaOf(text);

export default function TermsPage({ loaderData: { sources } }: Route.ComponentProps) {
  return <LegalPage path="/terms" crumb="Terms" text={text} sources={sources} />;
}
