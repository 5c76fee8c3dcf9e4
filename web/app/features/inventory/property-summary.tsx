import type { ListingForm } from '@letfair/domain/listings/fields';
import { bathsText, bedsText } from '@letfair/domain/listings/home-facts';
import { propertyTypeLabels } from '@letfair/domain/listings/vocabulary';
import { formatRent } from '@letfair/domain/money';
import { Card } from '../../ui/layout/card.tsx';

export function PropertySummary({ form }: { readonly form: ListingForm }) {
  const { line1, line2, city, county, postcode } = form.address;
  const facts = [
    ['Address', [line1, line2, city, county, postcode].filter((part) => part.trim() !== '').join(', ')],
    ['Rent', formatRent(form.monthlyRent ?? 0)],
    ['Bedrooms', bedsText(form.bedrooms ?? 0)],
    ['Bathrooms', bathsText(form.bathrooms ?? 1)],
    ['Type', form.propertyType ? propertyTypeLabels[form.propertyType] : 'Not said'],
  ] as const;
  return (
    <section aria-labelledby="property-summary">
      <Card>
        <h2 id="property-summary" className="mb-4 text-title">
          {form.title}
        </h2>
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-5">
          {facts.map(([term, value]) => (
            <div key={term} className="min-w-0">
              <dt className="text-sm text-muted">{term}</dt>
              <dd className="font-semibold wrap-anywhere tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  );
}
