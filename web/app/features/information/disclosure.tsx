import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface DisclosureProps {
  readonly title: string;
  /** Beside the title, such as a badge. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** The browser's own disclosure: it needs no script, and searching in the page finds what is inside. */
export const Disclosure = ({ title, note, children }: DisclosureProps) => (
  <details className="group border-b border-line">
    <summary className="flex cursor-pointer list-none items-start gap-4 rounded-sm py-4 font-semibold hover:text-link [&::-webkit-details-marker]:hidden">
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        {title}
        {note}
      </span>
      <ChevronDown
        aria-hidden="true"
        className="mt-0.5 size-5 shrink-0 text-muted transition-transform duration-150 group-open:rotate-180"
      />
    </summary>
    <div className="grid max-w-prose gap-3 pr-9 pb-5 text-muted">{children}</div>
  </details>
);
