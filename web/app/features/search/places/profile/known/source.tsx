import type { ReactNode } from 'react';

/** Stands in the section of the figures that it is about. */
export const Source = ({ children }: { readonly children: ReactNode }) => (
  <p className="max-w-text text-sm text-muted">Source: {children}</p>
);
