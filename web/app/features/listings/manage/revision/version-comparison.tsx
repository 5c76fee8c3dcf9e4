import type { ListingContent, OwnListing } from '@letfair/contract/listings/listings';
import type { Photo } from '@letfair/contract/listings/photos';
import type { ListingToRead } from '@letfair/domain/listings/fields';
import { type DiffPart, diffWords } from '@letfair/domain/listings/review/word-diff';
import type { ReactNode } from 'react';
import { Badge } from '../../../../ui/badge.tsx';
import { PhotoThumbnail } from '../../../../ui/photo-thumbnail.tsx';
import { changedFacts, haveSamePhotos, type ListingChange, NOT_SAID } from './compare-versions.ts';

interface VersionComparisonProps {
  readonly approved: ListingContent;
  readonly waiting: NonNullable<OwnListing['revision']>;
  readonly lister: ListingToRead['lister'];
}

/** What differs between what is public and what waits for review. */
export const VersionComparison = ({ approved, waiting, lister }: VersionComparisonProps) => (
  <div className="grid gap-5">
    <RevisionReasons reasons={waiting.reasons} />
    <ChangedFacts changes={changedFacts(approved, waiting, lister)} />
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

/** Longer ones, and those of several lines, are read as texts. */
const LONGEST_VALUE = 60;

const isText = ({ before, after }: ListingChange): boolean =>
  before !== NOT_SAID && [before, after].some((said) => said.length > LONGEST_VALUE || said.includes('\n'));

/** Values as they were and are; texts once, with the words that went and came. */
export const ChangedFacts = ({ changes }: { readonly changes: readonly ListingChange[] }) => (
  <dl className="grid gap-3 empty:hidden">
    {changes.map((change) => (
      <div key={change.term} className="grid gap-0.5">
        <dt className="font-semibold">{change.term}</dt>
        <dd className="wrap-anywhere whitespace-pre-line">
          {isText(change) ? (
            <MarkedText parts={diffWords(change.before, change.after)} />
          ) : (
            <ChangedValue {...change} />
          )}
        </dd>
      </div>
    ))}
  </dl>
);

const ChangedValue = ({ before, after }: ListingChange) => (
  <>
    <Removed>{before}</Removed> <span aria-hidden="true">→</span> <span className="sr-only">has become</span>{' '}
    <Added>{after}</Added>
  </>
);

const Removed = ({ children }: { readonly children: string }) => (
  <del className="rounded-sm bg-danger-soft text-on-danger-soft">{children}</del>
);
const Added = ({ children }: { readonly children: string }) => (
  <ins className="rounded-sm bg-accent-soft font-semibold text-on-accent-soft no-underline">{children}</ins>
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

interface MarkedTextProps {
  readonly parts: readonly DiffPart[];
  /** Left out where the other side shows them. */
  readonly without?: 'added' | 'removed';
}

export const MarkedText = ({ parts, without }: MarkedTextProps) =>
  parts
    .filter(({ kind }) => kind !== without)
    .map(({ kind, text }, index) => {
      const key = `${index} ${kind}`;
      if (kind === 'same') return <span key={key}>{text}</span>;
      return kind === 'removed' ? <Removed key={key}>{text}</Removed> : <Added key={key}>{text}</Added>;
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
