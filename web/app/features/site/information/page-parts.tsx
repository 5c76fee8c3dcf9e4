import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { LinkButton } from '../../../ui/actions/links.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import { SectionHeading } from '../../../ui/layout/titled-section.tsx';
import { useIsSignedIn } from '../../accounts/session/index.ts';
import type { Question } from './faq.ts';
import { ComingSoon } from './feature-status.tsx';

interface SectionProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly band?: boolean;
  readonly children: ReactNode;
}

export function Section({ title, lead, band = false, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames('py-12 sm:py-16', band && 'border-y border-line bg-sand')}>
      <Container>
        <div className="grid gap-8">
          <SectionHeading id={id} title={title} lead={lead} className="gap-2" titleClassName="text-heading" />
          {children}
        </div>
      </Container>
    </section>
  );
}

/** The way in, which for someone who is signed in is their dashboard. */
export const JoinButton = () =>
  useIsSignedIn() ? (
    <LinkButton to="/dashboard" variant="primary" size="lg">
      Go to your dashboard
    </LinkButton>
  ) : (
    <LinkButton to="/auth/signup" variant="primary" size="lg">
      Create your free account
    </LinkButton>
  );

export const Faq = ({ questions }: { readonly questions: readonly Question[] }) => (
  <div className="border-t border-line">
    {questions.map(({ question, answer, needs }) => (
      <Disclosure key={question} title={question} note={<ComingSoon needs={needs} />}>
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Disclosure>
    ))}
  </div>
);

interface DisclosureProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** The native element works without a script, and the browser's page search finds its content. */
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
    <div className="grid max-w-text gap-3 pr-9 pb-5 text-muted">{children}</div>
  </details>
);
