import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { RENDERED_LINKS } from './rendered-links.tsx';

interface KeptPartProps {
  readonly className: string;
  /** Null where the part came with the page, and the browser has not been told what it says. */
  readonly children: ReactNode | null;
}

/**
 * A part of a page without anything alive. What came with the page stays as long as it is shown, also when its data is
 * loaded again; another page needs another key.
 */
export function KeptPart({ className, children }: KeptPartProps) {
  const [isKept, setKept] = useState(children === null);
  return isKept ? (
    <AsItCame className={className} onEmpty={() => setKept(false)} />
  ) : (
    <div className={className} {...RENDERED_LINKS}>
      {children}
    </div>
  );
}

interface AsItCameProps extends Pick<KeptPartProps, 'className'> {
  readonly onEmpty: () => void;
}

function AsItCame({ className, onEmpty }: AsItCameProps) {
  const part = useRef<HTMLDivElement>(null);
  const { revalidate } = useRevalidator();
  const loadAnew = useEffectEvent(() => {
    onEmpty();
    void revalidate();
  });
  useEffect(() => {
    // Made anew, as after an error in the page, it has nothing to keep.
    if (part.current?.childNodes.length === 0) loadAnew();
  }, []);
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
