import { formatCount } from '@letfair/domain/money';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';

interface FilterBoxesProps<Item extends string> {
  readonly legend: string;
  /** All boxes share it; each sends its own value. */
  readonly name: string;
  readonly items: readonly Item[];
  readonly labels: Readonly<Record<Item, string>>;
  readonly chosen: readonly Item[];
  readonly counts?: Readonly<Partial<Record<Item, number>>> | undefined;
}

/** Any of a list, with how many homes there are of each. */
export const FilterBoxes = <Item extends string>({
  legend,
  name,
  items,
  labels,
  chosen,
  counts,
}: FilterBoxesProps<Item>) => (
  <fieldset className="grid gap-3">
    <legend className="mb-1.5 font-semibold">{legend}</legend>
    {items.map((item) => (
      <Checkbox
        key={item}
        name={name}
        value={item}
        label={
          <>
            {labels[item]}
            {counts && <span className="text-muted tabular-nums"> ({formatCount(counts[item] ?? 0)})</span>}
          </>
        }
        defaultChecked={chosen.includes(item)}
      />
    ))}
  </fieldset>
);
