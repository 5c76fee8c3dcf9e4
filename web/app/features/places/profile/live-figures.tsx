import { Radio } from 'lucide-react';

/** Fewer homes would say more about a few homes than about a place. */
const LISTINGS_FOR_A_MEDIAN = 5;

/** Stands where the medians of live listings go, for as long as there are too few of them. */
export const TooFewListings = ({ place }: { readonly place: string }) => (
  <aside
    aria-label="From live listings"
    className="grid content-center gap-2 rounded-md border border-dashed border-line bg-sand p-5"
  >
    <p className="flex items-center gap-2 font-semibold">
      <Radio aria-hidden="true" className="size-4.5 text-primary" />
      From live listings
    </p>
    <p className="text-muted">
      Once {LISTINGS_FOR_A_MEDIAN} homes in {place} are on Letfair, their real median rents stand here. There are not
      enough yet.
    </p>
  </aside>
);
