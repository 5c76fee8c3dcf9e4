import { Bell } from 'lucide-react';
import { LinkButton } from '../../ui/actions/links.tsx';
import { MatchedHomes } from './matched-homes.tsx';

/** What helps a tenant look for a home, below what every dashboard has. What takes time to load comes last, so that nothing jumps. */
export const TenantSearch = () => (
  <>
    <section aria-labelledby="saved-searches" className="grid gap-4">
      <h2 id="saved-searches" className="text-title">
        Saved searches
      </h2>
      <p className="max-w-prose text-muted">
        Search once, keep the search, and hear of new homes that suit it by mail.
      </p>
      <div>
        <LinkButton to="/saved-searches">
          <Bell aria-hidden="true" className="size-4.5" />
          View saved searches
        </LinkButton>
      </div>
    </section>
    <MatchedHomes />
  </>
);
