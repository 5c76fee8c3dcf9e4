import type { ClientHome } from '@letfair/contract/agencies/clients/homes';
import { bedsText } from '@letfair/domain/homes/listing-facts';
import { formatCount, formatRent } from '@letfair/domain/money';
import type { ReactNode } from 'react';
import { NoPhoto, PhotoThumbnail } from '../../../ui/photo-thumbnail.tsx';
import { UnbrokenWords } from '../../../ui/unbroken-words.tsx';
import { StatusBadge } from '../../listings/manage/index.ts';

interface HomeSummaryProps {
  readonly home: ClientHome;
  /** The title, as a link or as the page's heading. */
  readonly heading: ReactNode;
}

const daysText = (days: number): string =>
  days === 0 ? 'New on the market today' : `On the market for ${days} ${days === 1 ? 'day' : 'days'}`;

/** Picture, place, state, rent and figures of a home, on its card and on its page. */
export const HomeSummary = ({ home, heading }: HomeSummaryProps) => (
  <div className="grid gap-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
    {home.cover ? (
      <PhotoThumbnail photo={home.cover} alt={home.cover.caption} sizes="(min-width: 40rem) 14rem, 100vw" />
    ) : (
      <NoPhoto />
    )}
    <div className="grid min-w-0 content-start gap-4">
      <div className="grid gap-1.5">
        <div className="flex flex-wrap items-start justify-between gap-2">
          {heading}
          <StatusBadge status={home.status} />
        </div>
        <p className="wrap-anywhere text-muted">{home.place}</p>
        <p>
          <span className="font-semibold tabular-nums">{formatRent(home.price)}</span>
          {home.bedrooms > 0 && ` · ${bedsText(home.bedrooms)}`}
          {home.daysLive !== null && <span className="tabular-nums"> · {daysText(home.daysLive)}</span>}
        </p>
      </div>
      <Figures home={home} />
    </div>
  </div>
);

export const HomeTitle = ({ title }: { readonly title: string }) => <UnbrokenWords>{title}</UnbrokenWords>;

const figures = [
  ['Views', 'views'],
  ['Saved', 'saves'],
  ['Enquiries', 'enquiries'],
  ['Viewings', 'viewings'],
  ['Applications', 'applications'],
] as const satisfies readonly (readonly [string, keyof ClientHome])[];

const Figures = ({ home }: { readonly home: ClientHome }) => (
  <dl className="grid grid-cols-3 gap-x-4 gap-y-3 border-t border-line pt-3 sm:grid-cols-5">
    {figures.map(([label, name]) => (
      <div key={name} className="flex min-w-0 flex-col-reverse justify-end">
        <dt className="text-sm text-muted">{label}</dt>
        <dd className="text-title font-semibold tabular-nums">{formatCount(home[name])}</dd>
      </div>
    ))}
  </dl>
);
