import { ENOUGH_TO_COMPARE } from '@letfair/domain/listings/typical-rents';
import { formatCount, formatRent } from '@letfair/domain/money';
import type { DistrictCentre } from '../labels/packed-places.ts';
import { shadeTexts } from './rent-shades.ts';
import type { RentsOnMap } from './use-district-rents.ts';

/** More would be slow to step through; a closer view has fewer. */
const MOST_ROWS = 60;

interface DistrictPanelProps {
  readonly rents: RentsOnMap;
  readonly chosen: readonly string[];
  readonly inSight: readonly DistrictCentre[];
  /** Whether the map shows districts, and not streets. */
  readonly isDrawn: boolean;
  readonly onToggle: (district: string) => void;
}

const bedroomsText = (bedrooms: string): string => {
  if (bedrooms === '') return 'for all homes';
  if (bedrooms === '0') return 'for studios';
  return bedrooms === '1' ? 'for homes with 1 bedroom' : `for homes with ${bedrooms} bedrooms`;
};

/** What the shades stand for, and the same facts as a table whose districts can be chosen. */
export function DistrictPanel({ rents, chosen, inSight, isDrawn, onToggle }: DistrictPanelProps) {
  const homesOf = (district: string) => rents.byDistrict.get(district)?.homes ?? 0;
  const rows = inSight.toSorted((one, other) => homesOf(other.district) - homesOf(one.district)).slice(0, MOST_ROWS);
  const homes = [...rents.byDistrict.values()].reduce((sum, district) => sum + district.homes, 0);
  return (
    <details className="justify-self-start rounded-md border border-line bg-card text-sm shadow-lift">
      <summary className="cursor-pointer px-3 py-2 font-semibold">Median rents {bedroomsText(rents.bedrooms)}</summary>
      <div className="grid max-h-[40dvh] gap-3 overflow-y-auto border-t border-line p-3">
        {isDrawn && <Legend rents={rents} />}
        <p className="text-muted">
          From {formatCount(homes)} homes on Letfair in {formatCount(rents.byDistrict.size)} districts.{' '}
          {isDrawn
            ? 'When you zoom out, the map shades whole postcode areas, such as LS. Zoom in to see districts, then choose them on the map or here to search there.'
            : 'Choose the districts you’d like to search.'}
        </p>
        <table className="w-full border-collapse text-left">
          <caption className="sr-only">Districts on the map</caption>
          <thead className="text-muted">
            <tr>
              <th scope="col" className="py-1 pr-3 font-semibold">
                District
              </th>
              <th scope="col" className="py-1 pr-3 font-semibold">
                Median rent
              </th>
              <th scope="col" className="py-1 font-semibold">
                Homes
              </th>
            </tr>
          </thead>
          <tbody className="tabular-nums">
            {rows.map(({ district, name }) => (
              <tr key={district} className="border-t border-line">
                <th scope="row" className="py-1 pr-3 font-normal">
                  <button
                    type="button"
                    aria-pressed={chosen.includes(district)}
                    onClick={() => onToggle(district)}
                    className="min-h-7 cursor-pointer rounded-sm text-left text-link underline aria-pressed:font-semibold aria-pressed:no-underline"
                  >
                    {district} {name}
                  </button>
                </th>
                <DistrictFigures rents={rents} district={district} />
              </tr>
            ))}
          </tbody>
        </table>
        {inSight.length > rows.length && (
          <p className="text-muted">
            {formatCount(inSight.length - rows.length)} more on the map. Zoom in to see them.
          </p>
        )}
      </div>
    </details>
  );
}

const Legend = ({ rents }: { readonly rents: RentsOnMap }) => (
  <ul aria-label="Map key" className="grid gap-1">
    {rents.byDistrict.size > 0 &&
      shadeTexts(rents.limits).map((text, at) => (
        <li key={text} className="flex items-center gap-2">
          <span aria-hidden="true" className={`map-swatch map-shade-${at + 1} size-4 rounded-sm`} />
          {text}
        </li>
      ))}
    <li className="flex items-center gap-2">
      <span aria-hidden="true" className="map-swatch map-shade-0 size-4 rounded-sm" />
      not enough homes (fewer than {ENOUGH_TO_COMPARE})
    </li>
  </ul>
);

function DistrictFigures({ rents, district }: { readonly rents: RentsOnMap; readonly district: string }) {
  const figures = rents.byDistrict.get(district);
  return (
    <>
      <td className="py-1 pr-3 whitespace-nowrap">{figures ? formatRent(figures.median) : 'not known'}</td>
      <td className="py-1">{figures ? formatCount(figures.homes) : `under ${ENOUGH_TO_COMPARE}`}</td>
    </>
  );
}
