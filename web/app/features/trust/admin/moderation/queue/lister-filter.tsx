import type { WaitingLister } from '@letfair/contract/trust/admin/review';
import { useSearchParams } from 'react-router';
import { SelectFilter } from '../../../../../ui/forms/select.tsx';
import { filtersIn, useChangeParams } from '../../../../../ui/lists/filters.ts';
import { listerFilter } from './review-data.ts';

/** Whose homes alone are listed; empty for everybody's. */
export function useLister(): string {
  const [params] = useSearchParams();
  return filtersIn(params, listerFilter).lister;
}

const nameOf = ({ company, name, waiting }: WaitingLister): string => `${company || name} (${waiting})`;

/** Those who wait for a decision, with how many of their homes do. */
export function ListerFilter({ listers }: { readonly listers: readonly WaitingLister[] }) {
  const lister = useLister();
  const change = useChangeParams();
  const { label, options } = listerFilter.lister;
  if (listers.length < 2 && !lister) return null;
  const isListed = lister === '' || listers.some(({ id }) => id === lister);
  return (
    <SelectFilter
      label={label}
      value={lister}
      options={[
        ...options,
        ...listers.map((one) => ({ value: one.id, label: nameOf(one) })),
        ...(isListed ? [] : [{ value: lister, label: 'Nothing left from this account' }]),
      ]}
      onChange={(chosen) => change({ lister: chosen || null, open: null })}
    />
  );
}
