import {
  DEFAULT_TRAVEL_MINUTES,
  MAX_TRAVEL_PLACE,
  MAX_TRAVEL_PLACES,
  TRAVEL_MINUTES,
  type TravelPlace,
  type TravelWay,
  travelWayLabels,
} from '@letfair/domain/search/travel/travel';
import { travelFields } from '@letfair/domain/search/travel/travel-fields';
import { controlStyle, Field } from '../../../../ui/forms/field.tsx';
import { LocationInput } from '../../../../ui/places/location-input.tsx';
import { FilterSelect } from './bar-select.tsx';

interface TravelFieldsProps {
  readonly places: readonly TravelPlace[];
  /** The ways that are offered; one from a link is offered as well. */
  readonly ways: readonly TravelWay[];
}

const usual: TravelPlace = { place: '', minutes: DEFAULT_TRAVEL_MINUTES, way: 'bike' };
const hints = ['Such as work', 'Such as a school or university', 'Such as a friend’s home'];

/**
 * A row for each place that a home has to be near. Plain fields, which are sent as they are; rows that are not used yet
 * wait behind a summary.
 */
export function TravelFields({ places, ways }: TravelFieldsProps) {
  const rows = Array.from({ length: MAX_TRAVEL_PLACES }, (_, at) => ({ at, row: places[at] ?? usual }));
  const shown = Math.max(1, places.length);
  const rowOf = ({ at, row }: (typeof rows)[number]) => <TravelRow key={at} number={at + 1} row={row} ways={ways} />;
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-1.5 font-semibold">Travel time</legend>
      <p className="text-muted">Only homes that are near enough to all of your places.</p>
      {rows.slice(0, shown).map(rowOf)}
      {shown < MAX_TRAVEL_PLACES && (
        <details className="grid gap-3">
          <summary className="min-h-11 cursor-pointer content-center text-link underline underline-offset-3">
            Add another place
          </summary>
          <div className="mt-2 grid gap-5">{rows.slice(shown).map(rowOf)}</div>
        </details>
      )}
    </fieldset>
  );
}

interface TravelRowProps {
  readonly number: number;
  readonly row: TravelPlace;
  readonly ways: readonly TravelWay[];
}

function TravelRow({ number, row, ways }: TravelRowProps) {
  const offered = ways.includes(row.way) ? ways : [...ways, row.way];
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] gap-3">
      <legend className="sr-only">Place {number}</legend>
      <div className="col-span-full">
        <Field label={`Place ${number}`} hint={hints[number - 1]}>
          {(control) => (
            <LocationInput
              {...control}
              name={travelFields.place}
              required={false}
              defaultValue={row.place}
              maxLength={MAX_TRAVEL_PLACE}
              submits={false}
              className={controlStyle}
            />
          )}
        </Field>
      </div>
      <Field label="Minutes">
        {(control) => (
          <input
            {...control}
            type="number"
            inputMode="numeric"
            min={TRAVEL_MINUTES.min}
            max={TRAVEL_MINUTES.max}
            required={false}
            name={travelFields.minutes}
            defaultValue={row.minutes}
            className={controlStyle}
          />
        )}
      </Field>
      <FilterSelect
        name={travelFields.way}
        label="How"
        choices={offered.map((way) => ({ value: way, label: travelWayLabels[way] }))}
        chosen={row.way}
      />
    </fieldset>
  );
}
