import { type ReactNode, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { RENDERED_LINKS } from './rendered-links.tsx';

interface KeptPartProps {
  readonly className: string;
  /** Null where the part came with the page, and the browser has not been told what it says. */
  readonly children: ReactNode | null;
}

/** A part of a page without anything alive. What came with the page stays, and is not rendered again. */
export const KeptPart = ({ className, children }: KeptPartProps) =>
  children === null ? (
    <AsItCame className={className} />
  ) : (
    <div className={className} {...RENDERED_LINKS}>
      {children}
    </div>
  );

function AsItCame({ className }: Pick<KeptPartProps, 'className'>) {
  const part = useRef<HTMLDivElement>(null);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    // Made anew, as after an error in the page, it has nothing to keep.
    if (part.current?.childNodes.length === 0) void revalidate();
  }, [revalidate]);
  return (
    <div
      ref={part}
      className={className}
      {...RENDERED_LINKS}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: keeps what the server has rendered
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
