import type { PlaceFacts } from '@letfair/contract/search/places';
import { ENOUGH_TO_COMPARE } from '@letfair/domain/listings/typical-rents';
import { formatCount } from '@letfair/domain/money';
import { ADDED_WITHIN_DAYS, LET_WITHIN_DAYS } from '@letfair/domain/search/places/place-facts';
import { TextLink } from '../../../../../ui/actions/links.tsx';
import { TitledSection } from '../../../../../ui/layout/titled-section.tsx';
import { FigureList } from '../place-parts.tsx';
import { bedroomsInWords, pcm, pounds } from '../rent-trend.ts';
import { Source } from './source.tsx';

interface LiveHomesProps {
  /** Location for the search. */
  readonly place: string;
  /** Null when the API did not answer in time. */
  readonly facts: PlaceFacts | null;
}

export const LiveHomes = ({ place, facts }: LiveHomesProps) => (
  <TitledSection level="h3" title="Homes on Letfair" titleClassName="text-title" className="grid gap-5">
    {facts === null && <p>We can’t show live figures right now. Please try again in a moment.</p>}
    {facts !== null && <TooFew place={place} facts={facts} />}
    {facts !== null && <LiveFigures place={place} facts={facts} />}
    {facts !== null && facts.byBedrooms.length > 0 && <RentsByBedrooms byBedrooms={facts.byBedrooms} />}
    <Source>homes on Letfair: those available now, and those let in the last {LET_WITHIN_DAYS} days.</Source>
  </TitledSection>
);

interface KnownProps {
  readonly place: string;
  readonly facts: PlaceFacts;
}

const TooFew = ({ place, facts: { homes, median } }: KnownProps) =>
  median === null && (
    <p>
      {homes === 0 && `There are no homes in ${place} on Letfair at the moment. `}
      {homes === 1 && `There’s 1 home in ${place} on Letfair at the moment. `}
      {homes > 1 && `There are ${homes} homes in ${place} on Letfair at the moment. `}
      We’ll show what homes cost once there are {ENOUGH_TO_COMPARE}.
    </p>
  );

function LiveFigures({ place, facts }: KnownProps) {
  const { homes, median, range, added, withPets, withParking, withBills } = facts;
  const shareOf = (count: number) => ({
    value: `${Math.round((100 * count) / homes)}%`,
    note: `${formatCount(count)} of ${formatCount(homes)} homes`,
  });
  const ofLive =
    median === null || range === null
      ? []
      : [
          {
            label: 'Median rent',
            value: pcm(median),
            note: (
              <span>
                from{' '}
                <TextLink to={{ pathname: '/properties', search: `?${new URLSearchParams({ location: place })}` }}>
                  {formatCount(homes)} homes on Letfair
                </TextLink>
              </span>
            ),
          },
          {
            label: 'Lowest to highest',
            value: `${pounds(range.lowest)} to ${pcm(range.highest)}`,
            note: `of ${formatCount(homes)} homes`,
          },
          {
            label: `Added in the last ${ADDED_WITHIN_DAYS} days`,
            value: formatCount(added),
            note: `of ${formatCount(homes)} homes`,
          },
          { label: 'Pets considered', ...shareOf(withPets) },
          { label: 'Parking', ...shareOf(withParking) },
          { label: 'Bills included', ...shareOf(withBills) },
        ];
  const figures = facts.let
    ? [
        ...ofLive,
        {
          label: 'How quickly homes are let',
          value: facts.let.medianDays === 1 ? '1 day' : `${formatCount(facts.let.medianDays)} days`,
          note: `median of ${formatCount(facts.let.homes)} homes let`,
        },
      ]
    : ofLive;
  return figures.length > 0 && <FigureList figures={figures} />;
}

const RentsByBedrooms = ({ byBedrooms }: Pick<PlaceFacts, 'byBedrooms'>) => (
  <table className="w-full max-w-text border-collapse text-left tabular-nums">
    <caption className="pb-2 text-left text-sm text-muted">
      Median rents for homes on Letfair now, by number of bedrooms, where there are at least {ENOUGH_TO_COMPARE}
    </caption>
    <thead>
      <tr className="border-b border-line-strong text-sm text-muted">
        <th scope="col" className="py-2 pr-2 font-semibold">
          Bedrooms
        </th>
        <th scope="col" className="px-2 py-2 text-right font-semibold">
          Median rent
        </th>
        <th scope="col" className="py-2 pl-2 text-right font-semibold">
          Homes
        </th>
      </tr>
    </thead>
    <tbody>
      {[...byBedrooms]
        .sort((one, other) => one.bedrooms - other.bedrooms)
        .map(({ bedrooms, homes, median }) => (
          <tr key={bedrooms} className="border-b border-line">
            <th scope="row" className="py-2.5 pr-2 font-semibold">
              {bedroomsInWords(bedrooms)}
            </th>
            <td className="px-2 py-2.5 text-right font-semibold">{pcm(median)}</td>
            <td className="py-2.5 pl-2 text-right">{formatCount(homes)}</td>
          </tr>
        ))}
    </tbody>
  </table>
);
