import type { ReactNode } from 'react';

export const Card = ({ children }: { readonly children: ReactNode }) => (
  <div className="rounded-md border border-line bg-card p-5 sm:p-6">{children}</div>
);
