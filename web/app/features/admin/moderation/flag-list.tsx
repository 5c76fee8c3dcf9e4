import type { DetailedFlag } from '@letfair/contract/moderation';
import type { Photo } from '@letfair/contract/photos';
import { listingStatusLabels } from '@letfair/domain/listings/lifecycle';
import { formatRent } from '@letfair/domain/money';
import { formatDate } from '../../../lib/dates.ts';
import { TextLink } from '../../../ui/actions/links.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { fieldLabel } from '../../listings/index.ts';
import { NoPhoto, PhotoThumbnail } from '../../photos/index.ts';

/** What deserves a look, and exactly where to look. */
export const FlagList = ({ flags }: { readonly flags: readonly DetailedFlag[] }) =>
  flags.length === 0 ? (
    <p className="text-muted">Nothing unusual was noticed.</p>
  ) : (
    <ul className="grid gap-4">
      {flags.map((flag) => (
        <li key={`${flag.kind} ${flag.sentence}`} className="grid gap-2 border-l-4 border-accent pl-4">
          <p className="wrap-anywhere">{flag.sentence}</p>
          {flag.photos && <ReusedPhotos photos={flag.photos} />}
          {flag.words && <FlaggedWords words={flag.words} />}
          {flag.rent && <ComparedRent rent={flag.rent} />}
          {flag.accountCreatedAt && (
            <p className="text-sm text-muted">The account was opened on {formatDate(flag.accountCreatedAt)}.</p>
          )}
        </li>
      ))}
    </ul>
  );

type Details<Name extends keyof DetailedFlag> = NonNullable<DetailedFlag[Name]>;

const ReusedPhotos = ({ photos }: { readonly photos: Details<'photos'> }) => (
  <ul className="grid gap-3">
    {photos.map(({ photo, otherPhoto, property }, index) => (
      <li key={photo?.id ?? index} className="grid grid-cols-[1fr_1fr_2fr] items-center gap-3">
        <SmallPhoto photo={photo} alt="The photo of this listing" />
        <SmallPhoto photo={otherPhoto} alt="The photo it looks like" />
        {property ? (
          <p className="min-w-0 text-sm wrap-anywhere">
            <TextLink to={pathOf(property)}>{property.title}</TextLink>
            <span className="block text-muted">
              {listingStatusLabels[property.status]}, listed by {property.lister || 'somebody who has left'}
            </span>
          </p>
        ) : (
          <p className="text-sm text-muted">The other listing no longer exists.</p>
        )}
      </li>
    ))}
  </ul>
);

const SmallPhoto = ({ photo, alt }: { readonly photo: Photo | null; readonly alt: string }) =>
  photo ? <PhotoThumbnail photo={photo} alt={alt} sizes="9rem" /> : <NoPhoto />;

/** Only what is live has a page; the others are found in their list. */
const pathOf = ({ id, status }: { readonly id: string; readonly status: keyof typeof listingStatusLabels }): string =>
  status === 'live' ? `/properties/${id}` : `/admin/dashboard?tab=listings&status=${status}`;

const FlaggedWords = ({ words }: { readonly words: Details<'words'> }) => (
  <ul className="grid gap-1 text-sm">
    {words.map(({ field, item, start, text, reason }) => (
      <li key={`${field} ${item} ${start} ${reason}`} className="wrap-anywhere">
        <span className="text-muted">{fieldLabel(field)}:</span> <q className="font-semibold">{text}</q>{' '}
        <span className="text-muted">{reason}</span>
      </li>
    ))}
  </ul>
);

const bedroomText = (bedrooms: number): string =>
  bedrooms === 0 ? 'a studio' : `with ${bedrooms} ${bedrooms === 1 ? 'bedroom' : 'bedrooms'}`;

const ComparedRent = ({ rent: { price, median, homes, bedrooms, place } }: { readonly rent: Details<'rent'> }) => (
  <Facts
    facts={[
      { term: 'This rent', value: formatRent(price) },
      { term: `Median in ${place}`, value: formatRent(median) },
      { term: 'Homes compared', value: `${homes}, each ${bedroomText(bedrooms)}` },
      { term: 'Of the median', value: `${Math.round((100 * price) / median)} %` },
    ]}
    layout="pairs"
  />
);
