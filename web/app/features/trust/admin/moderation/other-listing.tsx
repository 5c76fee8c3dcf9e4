import type { DetailedFlag } from '@letfair/contract/trust/admin/moderation';
import { listingStatusLabels } from '@letfair/domain/listings/lifecycle';
import { TextLink } from '../../../../ui/actions/links.tsx';

type Property = NonNullable<DetailedFlag['copies']>[number]['property'];

export const OtherListing = ({ property }: { readonly property: Property | null }) =>
  property ? (
    <p className="text-sm wrap-anywhere">
      <TextLink to={pathOf(property)}>{property.title}</TextLink>
      <span className="block text-muted">
        {listingStatusLabels[property.status]}, listed by {property.lister || 'someone who has left'}
      </span>
    </p>
  ) : (
    <p className="text-sm text-muted">The other listing is no longer available.</p>
  );

/** Only what is live has a page; the others are found in their list. */
const pathOf = ({ id, status }: { readonly id: string; readonly status: keyof typeof listingStatusLabels }): string =>
  status === 'live' ? `/properties/${id}` : `/admin/dashboard?tab=listings&status=${status}`;
