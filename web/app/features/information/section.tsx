import { type ReactNode, useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Container } from '../../ui/layout/container.tsx';

interface SectionProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** A band of sand across the whole screen sets a section apart. */
  readonly band?: boolean;
  readonly children: ReactNode;
}

/** A named stretch of a page. */
export function Section({ title, lead, band = false, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames('py-12 sm:py-16', band && 'border-y border-line bg-sand')}>
      <Container>
        <div className="grid gap-8">
          <div className="grid gap-2">
            <h2 id={id} className="text-heading">
              {title}
            </h2>
            {lead && <p className="max-w-prose text-muted">{lead}</p>}
          </div>
          {children}
        </div>
      </Container>
    </section>
  );
}
