import { useSearchParams } from 'react-router';
import { LocationSearch, NothingFound } from '../features/properties/property-search.tsx';
import { cachedBriefly } from '../lib/cache-headers.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { Container } from '../ui/container.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import type { Route } from './+types/properties.ts';

export const headers = cachedBriefly;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Homes to rent',
    description: 'Search homes to rent across the United Kingdom by postcode or area. No fees for tenants.',
  });

export default function PropertiesPage() {
  const [search] = useSearchParams();
  const location = (search.get('location') ?? '').trim();
  return (
    <Container>
      <div className="grid gap-6 py-10">
        <PageHeading title={location ? `Homes to rent in ${location}` : 'Homes to rent'} />
        <LocationSearch location={location} />
        <p aria-live="polite" className="text-muted tabular-nums">
          Showing 0 properties
        </p>
        <NothingFound location={location} />
      </div>
    </Container>
  );
}
