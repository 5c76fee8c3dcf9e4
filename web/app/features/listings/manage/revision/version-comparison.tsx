import type { ListingContent, OwnListing } from '@letfair/contract/listings/listings';
import type { Photo } from '@letfair/contract/listings/photos';
import type { ListingToRead } from '@letfair/domain/listings/fields';
import { type DiffPart, diffWords } from '@letfair/domain/listings/review/word-diff';
import type { ReactNode } from 'react';
import { Badge } from '../../../../ui/badge.tsx';
import { PhotoThumbnail } from '../../../../ui/photo-thumbnail.tsx';
import { changedFacts, haveSamePhotos } from './compare-versions.ts';

interface VersionComparisonProps {
  readonly approved: ListingContent;
  readonly waiting: NonNullable<OwnListing['revision']>;
  readonly lister: ListingToRead['lister'];
}

/** What is public and what waits for review, side by side, with the words that differ marked. */
export const VersionComparison = ({ approved, waiting, lister }: VersionComparisonProps) => (
  <div className="grid gap-5">
    <RevisionReasons reasons={waiting.reasons} />
    {changedFacts(approved, waiting, lister).map(({ term, before, after }) => {
      const parts = diffWords(before, after);
      return (
        <Sides
          key={term}
          title={term}
          labels={versionLabels}
          before={<MarkedText parts={parts} without="added" />}
          after={<MarkedText parts={parts} without="removed" />}
        />
      );
    })}
    {!haveSamePhotos(approved, waiting) && (
      <Sides
        title="Photos"
        labels={versionLabels}
        before={<Photos photos={approved.photos} others={waiting.photos} news="Removed" />}
        after={<Photos photos={waiting.photos} others={approved.photos} news="New" />}
      />
    )}
  </div>
);

export const RevisionReasons = ({ reasons }: { readonly reasons: NonNullable<OwnListing['revision']>['reasons'] }) => (
  <ul className="grid list-disc gap-1 pl-5">
    {reasons.map(({ kind, sentence }) => (
      <li key={`${kind} ${sentence}`} className="wrap-anywhere">
        {sentence}
      </li>
    ))}
  </ul>
);

const versionLabels = ['Approved', 'Waiting for review'] as const;

interface SidesProps {
  readonly title: string;
  /** What stands over each side. */
  readonly labels: readonly [string, string];
  readonly before: ReactNode;
  readonly after: ReactNode;
}

/** Two things beside each other, or below each other on a phone. */
export const Sides = ({ title, labels, before, after }: SidesProps) => (
  <section className="grid gap-2">
    <h4 className="font-semibold">{title}</h4>
    <dl className="grid gap-3 sm:grid-cols-2">
      <div className="grid min-w-0 content-start gap-1 rounded-sm border border-line p-3">
        <dt className="text-sm text-muted">{labels[0]}</dt>
        <dd className="wrap-anywhere whitespace-pre-line">{before}</dd>
      </div>
      <div className="grid min-w-0 content-start gap-1 rounded-sm border border-line-strong p-3">
        <dt className="text-sm text-muted">{labels[1]}</dt>
        <dd className="wrap-anywhere whitespace-pre-line">{after}</dd>
      </div>
    </dl>
  </section>
);

export const MarkedText = ({
  parts,
  without,
}: {
  readonly parts: readonly DiffPart[];
  readonly without: 'added' | 'removed';
}) =>
  parts
    .filter(({ kind }) => kind !== without)
    .map(({ kind, text }, index) => {
      const key = `${index} ${kind}`;
      if (kind === 'same') return <span key={key}>{text}</span>;
      return kind === 'removed' ? (
        <del key={key} className="rounded-sm bg-danger-soft text-on-danger-soft">
          {text}
        </del>
      ) : (
        <ins key={key} className="rounded-sm bg-accent-soft font-semibold text-on-accent-soft no-underline">
          {text}
        </ins>
      );
    });

interface PhotosProps {
  readonly photos: readonly Photo[];
  readonly others: readonly Photo[];
  /** Said of a photo that the other side does not have. */
  readonly news?: string;
}

export const Photos = ({ photos, others, news }: PhotosProps) =>
  photos.length === 0 ? (
    'No photos'
  ) : (
    <ul className="grid grid-cols-2 gap-2">
      {photos.map((photo, index) => {
        const other = others.find(({ id }) => id === photo.id);
        return (
          <li key={photo.id} className="grid content-start gap-1">
            <PhotoThumbnail photo={photo} alt={`Photo ${index + 1}`} sizes="(min-width: 40rem) 12rem, 40vw" />
            {photo.caption && (
              <p className={other && other.caption !== photo.caption ? 'text-sm font-semibold' : 'text-sm text-muted'}>
                {photo.caption}
              </p>
            )}
            {!other && news && (
              <div>
                <Badge tone="warm">{news}</Badge>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
