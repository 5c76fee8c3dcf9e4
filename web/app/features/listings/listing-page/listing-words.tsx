import type { Photo } from '@letfair/contract/listings/photos';
import { photoKindLabels } from '@letfair/domain/files/photos';
import type { VideoTour } from '@letfair/domain/listings/video-tour';
import { CirclePlay } from 'lucide-react';
import { classNames } from '../../../lib/class-names.ts';
import { JsonLd } from '../../../lib/structured-data/index.ts';
import { TextLink } from '../../../ui/actions/links.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { UnbrokenWords } from '../../../ui/unbroken-words.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { Breadcrumbs } from '../../search/places/index.ts';
import { sourceSet } from './gallery/gallery-layout.ts';
import type { WholeListing } from './held-listing.ts';
import { CheckedList, Description, FeatureList, MaterialInformation } from './listing-facts.tsx';
import type { ListingContentView, RentStory } from './listing-view.ts';
import { PagePart } from './page-part.tsx';
import { PrintHeader } from './print-header.tsx';

/*
 * What a home's page says, without anything alive. A first visit finds it in the page, so its code is loaded only where
 * the page is opened from another one.
 */

export { ListerCard } from './lister-card.tsx';

interface HeadProps extends Pick<WholeListing, 'offer' | 'code'> {
  readonly view: Pick<ListingContentView, 'title'> & { readonly path: string };
}

/** What stands above a home. */
export const Head = ({ view, offer, code }: HeadProps) => (
  <>
    {offer && <JsonLd thing={offer} />}
    {code && <PrintHeader code={code} />}
    <div className="max-md:hidden">
      <Breadcrumbs
        crumbs={[
          { name: 'Properties', path: '/properties' },
          { name: view.title, path: view.path },
        ]}
      />
    </div>
  </>
);

/** Where no card beside the title has it. */
const RENT_HERE = 'md:in-data-rent-beside:hidden print:in-data-rent-beside:block';

export const Title = ({ view }: { readonly view: ListingContentView }) => (
  <>
    <div className="grid gap-1">
      <h1 className="text-heading">
        <UnbrokenWords>{view.title}</UnbrokenWords>
      </h1>
      <p className="wrap-anywhere text-muted">{view.address}</p>
      <p className={classNames('text-heading font-semibold tabular-nums', RENT_HERE)}>{view.rent}</p>
      {view.weeklyRent && <p className="text-muted tabular-nums">{view.weeklyRent}</p>}
      {view.comparison && <p className="text-muted tabular-nums">{view.comparison}</p>}
      <RentChanges rents={view.rents} />
      {view.videoTour && <VideoTourLink tour={view.videoTour} />}
    </div>
    <LettingNotices notices={view.notices} />
  </>
);

/** Nothing is asked of the other site before the link is pressed. */
const VideoTourLink = ({ tour: { host, url } }: { readonly tour: VideoTour }) => (
  <p className="mt-2 flex items-center gap-1.5">
    <CirclePlay aria-hidden="true" className="size-5 shrink-0 text-primary" />
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className="rounded-sm font-semibold text-link underline underline-offset-3"
    >
      Watch the video tour on {host}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  </p>
);

/** Before anything else is read: who can rent the home, and what is different about it. */
const LettingNotices = ({ notices }: Pick<ListingContentView, 'notices'>) =>
  notices.map(({ claim, title, text }) => (
    <Note key={claim}>
      <p>
        <strong className="font-semibold">{title}.</strong> {text}
      </p>
    </Note>
  ));

export const Details = ({ view }: { readonly view: ListingContentView }) => (
  <>
    <PagePart title="Key facts">
      <Facts facts={view.facts} layout="large" />
      <CheckedList checked={view.checked} />
    </PagePart>
    <PagePart title="Description">
      <Description paragraphs={view.paragraphs} />
    </PagePart>
    {view.features.length > 0 && (
      <PagePart title="Features">
        <FeatureList features={view.features} />
      </PagePart>
    )}
    <PlanPictures photos={view.photos} />
    <MaterialInformation {...view} />
  </>
);

/** Floor plans and energy certificates, which are read and not looked at: whole, and apart from the photographs. */
function PlanPictures({ photos }: { readonly photos: readonly Photo[] }) {
  const plans = photos.flatMap((photo) => (photo.kind === undefined ? [] : [{ photo, kind: photo.kind }]));
  if (plans.length === 0) return null;
  const kinds = [...new Set(plans.map(({ kind }) => photoKindLabels[kind]))];
  return (
    <PagePart title={kinds.length === 1 ? (kinds[0] ?? '') : 'Floor plan and energy certificate'}>
      <div className="grid gap-4 sm:grid-cols-2">
        {plans.map(({ photo, kind }) => (
          <figure key={photo.id} className="grid content-start gap-2">
            <a
              href={photo.sources.at(-1)?.url}
              className="block overflow-hidden rounded-md border border-line bg-white p-2"
            >
              <img
                src={photo.sources[0]?.url}
                srcSet={sourceSet(photo)}
                sizes="(min-width: 40rem) 22rem, 100vw"
                width={photo.width}
                height={photo.height}
                alt={photo.caption ? `${photoKindLabels[kind]}: ${photo.caption}` : photoKindLabels[kind]}
                loading="lazy"
                className="h-auto w-full"
              />
            </a>
            <figcaption className="text-sm text-muted">{photo.caption || photoKindLabels[kind]}</figcaption>
          </figure>
        ))}
      </div>
    </PagePart>
  );
}

/** How the rent has changed; nothing for a rent that never was. */
export function RentChanges({ rents: { reduced, lines, history } }: { readonly rents: RentStory }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label="Rent history" className="mt-2 grid gap-1">
      {lines.map((line, at) => (
        <p key={line} className="flex flex-wrap items-center gap-x-2 tabular-nums">
          {at === 0 && reduced && <Badge tone="warm">{reduced}</Badge>}
          {line}
        </p>
      ))}
      {history.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer rounded-sm text-link underline underline-offset-3">
            {`Full rent history (${history.length})`}
          </summary>
          <ol className="mt-2 grid list-disc gap-1 pl-5 tabular-nums">
            {history.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two changes of one day may read the same, and none moves
              <li key={at}>{line}</li>
            ))}
          </ol>
        </details>
      )}
      <p className="text-sm text-muted print:hidden">
        <TextLink to="/help/rent-history">How we record rents and reductions</TextLink>
      </p>
    </section>
  );
}
