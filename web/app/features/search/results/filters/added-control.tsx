import { addedDays, addedDaysLabel, addedLabel } from '@letfair/domain/search/added';
import { useLastVisit } from '../../seen/index.ts';
import { SelectControl } from './control-kinds.tsx';

const days = addedDays.map((value) => ({ value, label: addedDaysLabel(value) }));

/** Only this browser knows when its last visit ended, so that choice arrives after the page. */
export function AddedControl({ text }: { readonly text: string | undefined }) {
  const lastVisit = useLastVisit();
  const choices = lastVisit === null ? days : [...days, { value: lastVisit, label: 'Since your last visit' }];
  return <SelectControl name="added" text={text} unset="Any time" choices={choices} labelOf={addedLabel} />;
}
