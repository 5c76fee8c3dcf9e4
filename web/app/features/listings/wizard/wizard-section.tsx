import { type ReactNode, useId } from 'react';

interface WizardSectionProps {
  readonly title: string;
  readonly intro?: ReactNode;
  /** Leads here where the section is one field without a single control. */
  readonly field?: string;
  readonly children: ReactNode;
}

/** A titled part of a tab. */
export function WizardSection({ title, intro, field, children }: WizardSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-field={field}
      tabIndex={field ? -1 : undefined}
      className="grid grid-cols-1 gap-5 border-b border-line pb-8 last:border-0 last:pb-0"
    >
      <div className="grid gap-1">
        <h2 id={id} className="text-title">
          {title}
        </h2>
        {intro && <p className="max-w-prose text-muted">{intro}</p>}
      </div>
      {children}
    </section>
  );
}

/** Two fields side by side where there is room. */
export const Pair = ({ children }: { readonly children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">{children}</div>
);
