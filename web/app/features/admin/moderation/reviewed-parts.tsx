import type { ReviewedListing } from '@letfair/contract/moderation';
import { formatDate } from '../../../lib/dates.ts';
import { FindingsList, HistoryList } from '../../listings/index.ts';
import { PhotoThumbnail } from '../../photos/index.ts';
import { userTypeLabels } from '../../session/index.ts';
import { FactList } from './fact-list.tsx';
import { listingFacts } from './listing-facts.ts';
import { ReviewPart } from './review-part.tsx';

/** Everything a moderator has to have seen, what matters most first. */
export function ReviewedParts({ listing }: { readonly listing: ReviewedListing }) {
  const { lister } = listing;
  return (
    <>
      <ReviewPart title="What the rules say">
        <FindingsList findings={listing.findings} none="Nothing stands in the way." />
      </ReviewPart>
      <ReviewPart title="Flags">
        {listing.flags.length === 0 ? (
          <p className="text-muted">Nothing unusual was noticed.</p>
        ) : (
          <ul className="list-disc pl-5">
            {listing.flags.map(({ kind, sentence }) => (
              <li key={`${kind} ${sentence}`}>{sentence}</li>
            ))}
          </ul>
        )}
      </ReviewPart>
      <ReviewPart title="Photos">
        <ReviewedPhotos photos={listing.photos} />
      </ReviewPart>
      <ReviewPart title="Description">
        <p className="wrap-anywhere whitespace-pre-line">{listing.description}</p>
      </ReviewPart>
      {listingFacts(listing).map(({ title, facts }) => (
        <ReviewPart key={title} title={title}>
          <FactList facts={facts} />
        </ReviewPart>
      ))}
      <ReviewPart title="Lister">
        <FactList
          facts={[
            ['Name', lister.name],
            ['Email', lister.email],
            ['Type', userTypeLabels[lister.userType]],
            ['Joined', formatDate(lister.createdAt)],
            ['Suspended', lister.suspended ? 'Yes' : 'No'],
          ]}
        />
      </ReviewPart>
      <ReviewPart title="History">
        <HistoryList history={listing.history} />
      </ReviewPart>
    </>
  );
}

const ReviewedPhotos = ({ photos }: Pick<ReviewedListing, 'photos'>) =>
  photos.length === 0 ? (
    <p className="text-muted">There are no photos.</p>
  ) : (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {photos.map((photo, index) => (
        <li key={photo.id} className="grid content-start gap-1">
          <PhotoThumbnail photo={photo} alt={`Photo ${index + 1}`} sizes="(min-width: 40rem) 18rem, 50vw" />
          {photo.caption && <p className="text-sm wrap-anywhere text-muted">{photo.caption}</p>}
        </li>
      ))}
    </ul>
  );
