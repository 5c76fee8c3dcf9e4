import { ComingSoon } from '../status-badge.tsx';
import type { Point } from './landlords-content.ts';

export const Benefits = ({ benefits }: { readonly benefits: readonly Point[] }) => (
  <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
    {benefits.map(({ title, text, needs }) => (
      <li key={title} className="grid content-start justify-items-start gap-2 border-t-2 border-primary pt-4">
        <h3 className="text-title">{title}</h3>
        <p className="text-muted">{text}</p>
        <ComingSoon needs={needs} />
      </li>
    ))}
  </ul>
);
