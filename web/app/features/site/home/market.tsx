import { formatCount, formatRent } from '@letfair/domain/money';
import { Link } from 'react-router';
import { TextLink } from '../../../ui/actions/links.tsx';
import { NoPhoto, PhotoThumbnail } from '../../../ui/photo-thumbnail.tsx';
import type { MarketOnHome, NewHome, TownFigures } from './load-home.ts';
import { HomeSection } from './sections.tsx';

/** Homes and towns of the market; nothing on an empty one. */
export const Market = ({ newest, towns }: MarketOnHome) => (
  <>
    {newest.length > 0 && (
      <HomeSection id="newest" title="Just added" className="border-t border-line">
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {newest.map((home) => (
            <li key={home.id} className="min-w-0">
              <NewHomeCard home={home} />
            </li>
          ))}
        </ul>
        <p>
          <TextLink to="/properties">See all homes</TextLink>
        </p>
      </HomeSection>
    )}
    {towns.length > 0 && (
      <HomeSection id="towns" title="Where to find homes" className="border-t border-line bg-sand">
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {towns.map((town) => (
            <li key={town.name}>
              <TownCard town={town} />
            </li>
          ))}
        </ul>
      </HomeSection>
    )}
  </>
);

const PHOTO_WIDTHS = '(min-width: 72rem) 22rem, (min-width: 40rem) 50vw, 100vw';
const coverStyle = 'after:absolute after:inset-0 after:rounded-md hover:underline';

const NewHomeCard = ({ home }: { readonly home: NewHome }) => (
  <article className="relative flex h-full flex-col overflow-hidden rounded-md border border-line bg-card hover:border-line-strong">
    {home.photo ? <PhotoThumbnail photo={home.photo} alt={home.photo.caption} sizes={PHOTO_WIDTHS} /> : <NoPhoto />}
    <div className="grid gap-1 p-4">
      <p className="text-title font-bold tabular-nums">{formatRent(home.price)}</p>
      <h3 className="font-sans text-base font-medium">
        <Link to={home.path} className={coverStyle}>
          {home.title}
        </Link>
      </h3>
      <p>{home.facts}</p>
      <p className="wrap-anywhere text-muted">{home.area}</p>
    </div>
  </article>
);

const TownCard = ({ town: { name, path, homes, median } }: { readonly town: TownFigures }) => (
  <div className="relative grid h-full content-start gap-1 rounded-md border border-line bg-card p-4 tabular-nums hover:border-line-strong">
    <h3 className="text-title">
      <Link to={path} className={coverStyle}>
        {name}
      </Link>
    </h3>
    <p>{homes === 1 ? '1 home' : `${formatCount(homes)} homes`}</p>
    {median !== null && <p className="text-muted">Median rent {formatRent(median)}</p>}
  </div>
);
