import type { ReviewedListing } from '@letfair/contract/trust/admin/moderation';
import { reviewFacts } from '@letfair/domain/listings/form/read-listing';
import { type ReactNode, Suspense, useState } from 'react';
import { formatDate } from '../../../../lib/dates.ts';
import type { MarkedRange } from '../../../../lib/marked-parts.ts';
import { lazyPart } from '../../../../lib/network/lazy-part.ts';
import { HighlightedText } from '../../../../ui/highlighted-text.tsx';
import { Facts } from '../../../../ui/layout/facts.tsx';
import { TitledSection } from '../../../../ui/layout/titled-section.tsx';
import { PhotoThumbnail } from '../../../../ui/photo-thumbnail.tsx';
import { userTypeLabels } from '../../../accounts/session/index.ts';
import { ReviewedCertificates } from '../../../listings/certificates/index.ts';
import {
  CompletenessNote,
  FindingsList,
  HistoryList,
  reviewParts,
  textsOf,
  versionToRead,
} from '../../../listings/manage/index.ts';
import { useAdminDetails } from '../admin-data.ts';
import { FlagList } from './flag-list.tsx';
import { redressInWords } from './redress-part.tsx';

/** Everything a moderator has to see, most important first. */
export function ReviewedParts({ listing }: { readonly listing: ReviewedListing }) {
  const { lister } = listing;
  const toRead = versionToRead(listing, lister.userType);
  // Rules do not count photos without a caption.
  const captioned = listing.photos.flatMap(({ caption }, index) => (caption ? [index] : []));
  const itemOf = (field: string, item: number) => (field === 'captions' ? (captioned[item] ?? item) : item);
  const words = [
    ...listing.flags.flatMap((flag) => flag.words ?? []),
    ...listing.findings.flatMap(({ field, words }) =>
      words ? [{ field, ...words, item: itemOf(field, words.item), reason: 'flagged by our wording check' }] : [],
    ),
  ];
  const flagged = (field: string, item = 0) => words.filter((word) => word.field === field && word.item === item);
  return (
    <>
      <ReviewPart title="Flags">
        <FlagList listing={listing} />
      </ReviewPart>
      <ReviewPart title="Photos">
        <ReviewedPhotos photos={listing.photos} title={listing.title} wordsIn={(item) => flagged('captions', item)} />
      </ReviewPart>
      <ReviewPart title="Description">
        <p className="wrap-anywhere whitespace-pre-line">
          <HighlightedText text={listing.description} ranges={flagged('propertyDescription')} />
        </p>
      </ReviewPart>
      <ReviewPart title="Legal checks">
        <FindingsList findings={listing.findings} none="We found no legal problems." textOf={textsOf(listing)} />
      </ReviewPart>
      <ReviewPart title="Material information">
        <CompletenessNote completeness={listing.completeness} />
      </ReviewPart>
      <ReviewPart title="Certificates">
        <CertificatesPart id={listing.id} />
      </ReviewPart>
      {reviewParts.map(({ part, title }) => (
        <ReviewPart key={part} title={title}>
          <Facts facts={reviewFacts(toRead, part)} layout="columns" />
        </ReviewPart>
      ))}
      <ReviewPart title={userTypeLabels[lister.userType]}>
        <Facts
          layout="columns"
          facts={[
            { term: 'Name', value: lister.name },
            { term: 'Email', value: lister.email },
            { term: 'Type', value: userTypeLabels[lister.userType] },
            { term: 'Joined', value: formatDate(lister.createdAt) },
            { term: 'Suspended', value: lister.suspended ? 'Yes' : 'No' },
            ...(lister.redress ? [{ term: 'Redress scheme', value: redressInWords(lister.redress) }] : []),
          ]}
        />
      </ReviewPart>
      <ReviewPart title="History">
        <HistoryList history={listing.history} lister={lister.userType === 'agent' ? 'agent' : 'landlord'} />
      </ReviewPart>
    </>
  );
}

const CertificatesPart = ({ id }: { readonly id: string }) => (
  <ReviewedCertificates {...useAdminDetails('review-certificates', id)} />
);

const GalleryViewer = lazyPart(async () => (await import('../../../listings/listing-page/index.ts')).GalleryViewer);

interface ReviewedPhotosProps extends Pick<ReviewedListing, 'photos' | 'title'> {
  readonly wordsIn: (caption: number) => readonly MarkedRange[];
}

/** Each opens at full size, where the arrow keys lead to the others. */
function ReviewedPhotos({ photos, title, wordsIn }: ReviewedPhotosProps) {
  const [enlarged, setEnlarged] = useState<number | null>(null);
  if (photos.length === 0) return <p className="text-muted">No photos.</p>;
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {photos.map((photo, index) => (
          <li key={photo.id} className="grid content-start gap-1">
            <button type="button" className="cursor-zoom-in rounded-sm" onClick={() => setEnlarged(index)}>
              <PhotoThumbnail
                photo={photo}
                alt={`Photo ${index + 1}, open at full size`}
                sizes="(min-width: 40rem) 18rem, 50vw"
              />
            </button>
            {photo.caption && (
              <p className="text-sm wrap-anywhere text-muted">
                <HighlightedText text={photo.caption} ranges={wordsIn(index)} />
              </p>
            )}
          </li>
        ))}
      </ul>
      {enlarged !== null && (
        <Suspense>
          <GalleryViewer title={title} photos={photos} first={enlarged} onClose={() => setEnlarged(null)} />
        </Suspense>
      )}
    </>
  );
}

export const ReviewPart = (props: { readonly title: string; readonly children: ReactNode }) => (
  <TitledSection level="h3" titleClassName="text-lg" className="grid gap-3 border-t border-line pt-4" {...props} />
);
