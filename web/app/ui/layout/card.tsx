import { type ReactNode, useId } from 'react';

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
          <div className="grid gap-1">
            <h2 id={titleId} className="text-title">
              {title}
            </h2>
            {intro && <p className="max-w-prose text-muted">{intro}</p>}
          </div>
          {children}
        </div>
      </Card>
    </section>
  );
}
