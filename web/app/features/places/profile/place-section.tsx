import { type ReactNode, useId } from 'react';

interface PlaceSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A named part of a place's page, set apart by a hairline. */
export function PlaceSection({ title, children }: PlaceSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid content-start gap-6 border-t border-line pt-8">
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {children}
    </section>
  );
}
