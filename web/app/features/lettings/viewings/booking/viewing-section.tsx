import { Suspense, useRef } from 'react';
import { lazyPart } from '../../../../lib/network/lazy-part.ts';
import { useNear } from '../../../../lib/viewport/use-near.ts';
import { ListPlaceholder } from '../../../../ui/feedback/placeholders.tsx';
import { TitledSection } from '../../../../ui/layout/titled-section.tsx';

const BookingBox = lazyPart(async () => (await import('./booking-box.tsx')).BookingBox);

const waiting = <ListPlaceholder entry="row" count={1} buttons={2} status="Loading the viewing times..." />;

/** How far below the window it may be when it loads. */
const NEAR = '200px';

/** Booking on the page of a home. Its script and the times load when the reader comes near. */
export function ViewingSection({ propertyId }: { readonly propertyId: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNear(frame, NEAR);

  return (
    <div ref={frame} id="viewings" className="scroll-mt-24 noscript:hidden print:hidden">
      <TitledSection title="Viewings" className="grid min-h-40 content-start gap-2">
        {isNear ? (
          <Suspense fallback={waiting}>
            <BookingBox key={propertyId} propertyId={propertyId} />
          </Suspense>
        ) : (
          waiting
        )}
      </TitledSection>
    </div>
  );
}
