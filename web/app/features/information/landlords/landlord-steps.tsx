import { ComingSoon } from '../status-badge.tsx';
import type { Point } from './landlords-content.ts';

/** Three stops on one line; on a phone the line runs downwards. */
export const LandlordSteps = ({ steps }: { readonly steps: readonly Point[] }) => (
  <ol className="grid gap-y-8 md:grid-cols-3">
    {steps.map(({ title, text, needs }, index) => (
      <li
        key={title}
        className="relative grid content-start gap-2 pl-16 before:absolute before:top-6 before:left-6 before:h-full before:w-px before:bg-line-strong last:before:hidden md:pt-16 md:pr-10 md:pl-0 md:before:h-px md:before:w-full"
      >
        <span
          aria-hidden="true"
          className="absolute top-0 left-0 grid size-12 place-items-center rounded-full border border-line-strong bg-card font-display text-title font-semibold text-primary tabular-nums"
        >
          {index + 1}
        </span>
        <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 md:min-h-0">
          <h3 className="text-title">{title}</h3>
          <ComingSoon needs={needs} />
        </div>
        <p className="max-w-prose text-muted">{text}</p>
      </li>
    ))}
  </ol>
);
