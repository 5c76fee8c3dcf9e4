import { type ReactNode, useId } from 'react';

interface ReviewPartProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function ReviewPart({ title, children }: ReviewPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3 border-t border-line pt-4">
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      {children}
    </section>
  );
}
