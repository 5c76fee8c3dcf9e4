import type { Photo } from '@letfair/contract/listings/photos';
import type { DetailedFlag, ReviewedListing } from '@letfair/contract/trust/admin/moderation';
import { formatRent } from '@letfair/domain/money';
import { useState } from 'react';
import { formatDate } from '../../../../lib/dates.ts';
import { Facts } from '../../../../ui/layout/facts.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { NoPhoto, PhotoThumbnail } from '../../../../ui/photo-thumbnail.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { fieldLabel } from '../../../listings/manage/index.ts';
import { CopyList } from './copy-list.tsx';
import { OtherListing } from './other-listing.tsx';

/** What deserves a look, and exactly where to look. */
export const FlagList = ({ listing }: { readonly listing: ReviewedListing }) =>
  listing.flags.length === 0 ? (
    <p className="text-muted">We didn’t notice anything unusual.</p>
  ) : (
    <ul className="grid gap-4">
      {listing.flags.map((flag) => (
        <li key={`${flag.kind} ${flag.sentence}`} className="grid gap-2 border-l-4 border-accent pl-4">
          <p className="wrap-anywhere">{flag.sentence}</p>
          {flag.photos && <ReusedPhotos photos={flag.photos} />}
          {flag.copies && <CopyList listing={listing} copies={flag.copies} />}
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

type ReusedPhoto = Details<'photos'>[number];

function ReusedPhotos({ photos }: { readonly photos: Details<'photos'> }) {
  const [compared, setCompared] = useState<ReusedPhoto | null>(null);
  return (
    <>
      <ul className="grid gap-3">
        {photos.map((reused, index) => (
          <li key={reused.photo?.id ?? index} className="grid grid-cols-2 items-center gap-3 sm:grid-cols-4">
            <button
              type="button"
              className="col-span-2 grid cursor-zoom-in grid-cols-2 gap-3 rounded-sm"
              onClick={() => setCompared(reused)}
            >
              <VisuallyHidden>Compare at full size:</VisuallyHidden>
              <SmallPhoto photo={reused.photo} alt="The photo in this listing" />
              <SmallPhoto photo={reused.otherPhoto} alt="The photo it looks like" />
            </button>
            <div className="col-span-2 min-w-0">
              <OtherListing property={reused.property} />
            </div>
          </li>
        ))}
      </ul>
      {compared && (
        <Dialog title="Is it the same photo?" placement="full" onClose={() => setCompared(null)}>
          <div className="grid gap-4 sm:grid-cols-2">
            <LargePhoto photo={compared.photo} caption="In this listing" />
            <LargePhoto photo={compared.otherPhoto} caption="In the other listing" />
          </div>
          <OtherListing property={compared.property} />
        </Dialog>
      )}
    </>
  );
}

const LargePhoto = ({ photo, caption }: { readonly photo: Photo | null; readonly caption: string }) => (
  <figure className="grid content-start gap-2">
    {photo ? (
      <img
        src={photo.sources.at(-1)?.url}
        width={photo.width}
        height={photo.height}
        alt={caption}
        className="max-h-[calc(100dvh-14rem)] w-full object-contain"
      />
    ) : (
      <NoPhoto />
    )}
    <figcaption className="text-sm text-muted">{caption}</figcaption>
  </figure>
);

const SmallPhoto = ({ photo, alt }: { readonly photo: Photo | null; readonly alt: string }) =>
  photo ? <PhotoThumbnail photo={photo} alt={alt} sizes="9rem" /> : <NoPhoto />;

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
      { term: 'Compared with the median', value: `${Math.round((100 * price) / median)}%` },
    ]}
    layout="pairs"
  />
);
