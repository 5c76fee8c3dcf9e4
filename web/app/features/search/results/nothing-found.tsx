import { MapPin, Sprout } from 'lucide-react';
import { LinkButton } from '../../../ui/actions/links.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SEARCH_PATH } from '../search-url.ts';

const BeFirst = () => (
  <LinkButton to="/auth/signup?type=landlord" variant="primary">
    Be the First to List
  </LinkButton>
);
const ClearSearch = () => <LinkButton to={SEARCH_PATH}>Clear Search</LinkButton>;

interface NothingFoundProps {
  readonly location: string;
  /** Whether anything but a place narrows the search down. */
  readonly filtered: boolean;
}

export const NothingFound = ({ location, filtered }: NothingFoundProps) =>
  location ? (
    <EmptyState
      icon={MapPin}
      title={`No properties found in ${location}`}
      actions={
        <>
          <ClearSearch />
          <BeFirst />
        </>
      }
    >
      Try adjusting your search criteria, or look in a wider area.
    </EmptyState>
  ) : (
    <EmptyState
      icon={Sprout}
      title="We are in beta"
      actions={
        <>
          {filtered && <ClearSearch />}
          <BeFirst />
        </>
      }
    >
      {filtered && <p>No home matches all of your filters. </p>}
      <p>Properties will appear here as landlords list them.</p>
    </EmptyState>
  );
