import { type ReactNode, useId } from 'react';

interface TitledSectionProps {
  readonly title: string;
  readonly level?: 'h2' | 'h3';
  /** The space around the section and between its parts. */
  readonly className: string;
  readonly titleClassName?: string;
  readonly children: ReactNode;
}

/** A part of a page that is named by its heading. */
export function TitledSection(props: TitledSectionProps) {
  const { title, level: Heading = 'h2', className, titleClassName = 'text-title', children } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <Heading id={id} className={titleClassName}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
