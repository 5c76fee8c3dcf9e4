import { type ReactNode, useId } from 'react';

interface PagePartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A named part of the page, set apart by a hairline. */
export function PagePart({ title, children }: PagePartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid content-start gap-4 border-t border-line pt-6">
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {children}
    </section>
  );
}
