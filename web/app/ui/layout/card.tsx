import { type ReactNode, useId } from 'react';
import { SectionHeading } from './titled-section.tsx';

export const Card = ({ children }: { readonly children: ReactNode }) => (
  <div className="rounded-md border border-line bg-card p-5 sm:p-6">{children}</div>
);

interface TitledCardProps {
  /** Where links may lead. */
  readonly id?: string;
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page that stands for itself. */
export function TitledCard({ id, title, intro, children }: TitledCardProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className="scroll-mt-24">
      <Card>
        <div className="grid grid-cols-1 gap-5">
          <SectionHeading id={titleId} title={title} lead={intro} />
          {children}
        </div>
      </Card>
    </section>
  );
}
