import type { Photo } from '@letfair/contract/listings/photos';
import { photoKindLabels } from '@letfair/domain/files/photos';
import { sourceSet } from './gallery/gallery-layout.ts';
import { PagePart } from './page-part.tsx';

/** Floor plans and energy certificates, which are read and not looked at: whole, and apart from the photographs. */
export function PlanPictures({ photos }: { readonly photos: readonly Photo[] }) {
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
