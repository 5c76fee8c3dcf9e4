import { type ReactNode, useId } from 'react';
import { Badge } from '../badge.tsx';

interface TitledSectionProps {
  readonly title: string;
  /** What kind of section it is, as part of its heading. */
  readonly badge?: string | undefined;
  readonly level?: 'h2' | 'h3';
  /** The space around the section and between its parts. */
  readonly className: string;
  readonly titleClassName?: string;
  readonly children: ReactNode;
}

/** A part of a page that is named by its heading. */
export function TitledSection(props: TitledSectionProps) {
  const { title, badge, level: Heading = 'h2', className, titleClassName = 'text-title', children } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <Heading id={id} className={titleClassName}>
        {title}
        {badge && (
          <>
            {' '}
            <Badge tone="warm">{badge}</Badge>
          </>
        )}
      </Heading>
      {children}
    </section>
  );
}

interface SectionHeadingProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly className?: string;
  readonly titleClassName?: string;
}

/** A heading with a sentence below it, for a section that is labelled by its `id`. */
export const SectionHeading = (props: SectionHeadingProps) => (
  <div className={`grid ${props.className ?? 'gap-1'}`}>
    <h2 id={props.id} className={props.titleClassName ?? 'text-title'}>
      {props.title}
    </h2>
    {props.lead && <p className="max-w-text text-muted">{props.lead}</p>}
  </div>
);
