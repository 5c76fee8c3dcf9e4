import type { PlaceFacts } from '@letfair/contract/search/places';
import { formatCount } from '@letfair/domain/money';
import { openFigures } from '@letfair/domain/search/places/open-data';
import { TitledSection } from '../../../../../ui/layout/titled-section.tsx';
import { FigureList } from '../place-parts.tsx';

type OpenDatum = PlaceFacts['openData'][number];

const units = {
  count: formatCount,
  years: (value: number) => `${value} years`,
  percent: (value: number) => `${value}%`,
} as const;

/** Figures of imported open data, each with its source, licence and date beside it. */
export const OpenData = ({ openData }: { readonly openData: readonly OpenDatum[] }) =>
  openData.length > 0 && (
    <TitledSection level="h3" title="People and broadband" titleClassName="text-title" className="grid gap-5">
      <FigureList
        figures={openData.map((datum) => {
          const { label, unit } = openFigures[datum.figure];
          return { label, value: units[unit](datum.value), note: <Origin datum={datum} /> };
        })}
      />
      <p className="max-w-text text-sm text-muted">
        {[...new Set(openData.map(({ attribution }) => attribution))].join(' ')}
      </p>
    </TitledSection>
  );

function Origin({ datum: { figure, area, title, licence, asOf } }: { readonly datum: OpenDatum }) {
  const said = openFigures[figure];
  return (
    <span className="grid gap-1 text-sm text-muted">
      {'note' in said && <span>{said.note}</span>}
      {area && <span>for the whole of {area}</span>}
      <span>
        Source: {title}, {asOf} ({licence})
      </span>
    </span>
  );
}
