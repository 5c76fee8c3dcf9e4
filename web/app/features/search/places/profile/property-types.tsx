import { formatCount } from '@letfair/domain/money';
import { segments } from '../../../../lib/chart-maths.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { ExampleSection } from './place-parts.tsx';
import type { PlaceView, TypeShare } from './place-view.ts';
import { pounds } from './rent-trend.ts';

const bar = { width: 640, height: 28, gap: 4 };
/** The table beside the chart names each type, so that colours carry no meaning alone. */
const tones = [
  { fill: 'fill-primary', background: 'bg-primary' },
  { fill: 'fill-accent', background: 'bg-accent' },
  { fill: 'fill-line-strong', background: 'bg-line-strong' },
  { fill: 'fill-ink', background: 'bg-ink' },
] as const;

interface PropertyTypesProps {
  readonly view: PlaceView;
  /** Whose real median rents are shown above, in place of their examples. */
  readonly known: readonly { readonly bedrooms: number }[];
}

export const PropertyTypes = ({ view: { propertyTypes }, known }: PropertyTypesProps) => {
  const rows = propertyTypes.filter(({ bedrooms }) => !known.some((group) => group.bedrooms === bedrooms));
  if (rows.length === 0) return null;
  return (
    <ExampleSection title="Property types">
      {rows.length === propertyTypes.length && <SplitBar shares={rows} />}
      <table className="w-full border-collapse text-left tabular-nums">
        <caption className="pb-2 text-left text-sm text-muted">
          Example: homes and average rents by property type
        </caption>
        <thead>
          <tr className="border-b border-line-strong text-sm text-muted">
            <th scope="col" className="py-2 pr-2 font-semibold">
              Type
            </th>
            <th scope="col" className="px-1 py-2 text-right font-semibold">
              Share
            </th>
            <th scope="col" className="px-1 py-2 text-right font-semibold">
              Homes
            </th>
            <th scope="col" className="py-2 pl-1 text-right whitespace-nowrap font-semibold">
              Rent pcm
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ type, percent, count, avgPrice }, index) => (
            <tr key={type} className="border-b border-line">
              <th scope="row" className="py-3 pr-2 font-semibold whitespace-nowrap">
                <span className="flex items-center gap-2.5">
                  <span
                    aria-hidden="true"
                    className={classNames('size-3 shrink-0 rounded-xs', tones[index]?.background)}
                  />
                  {type}
                </span>
              </th>
              <td className="px-1 py-3 text-right">{percent}%</td>
              <td className="px-1 py-3 text-right">{formatCount(count)}</td>
              <td className="py-3 pl-1 text-right font-semibold">{pounds(avgPrice)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ExampleSection>
  );
};

const SplitBar = ({ shares }: { readonly shares: readonly TypeShare[] }) => {
  const parts = segments(
    shares.map(({ percent }) => percent),
    bar.width,
    bar.gap,
  );
  return (
    <svg
      role="img"
      aria-label={`Example bar chart: ${shares.map(({ type, percent }) => `${type} ${percent}%`).join(', ')}.`}
      viewBox={`0 0 ${bar.width} ${bar.height}`}
      preserveAspectRatio="none"
      className="h-7 w-full"
    >
      {parts.map(({ from, length }, index) => (
        <rect key={from} x={from} width={length} height={bar.height} rx="3" className={tones[index]?.fill} />
      ))}
    </svg>
  );
};
