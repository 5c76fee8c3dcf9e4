import { Info } from 'lucide-react';
import type { ReactNode } from 'react';

/** Worth knowing, but nothing happened: not an alert. */
export const Note = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex gap-3 rounded-md border border-line bg-sand px-4 py-3 text-ink">
    <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
    <div className="min-w-0">{children}</div>
  </div>
);
