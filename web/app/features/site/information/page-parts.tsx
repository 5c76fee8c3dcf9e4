import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { LinkButton, TextLink } from '../../../ui/actions/links.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import { SectionHeading } from '../../../ui/layout/titled-section.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useIsSignedIn } from '../../accounts/session/index.ts';
import type { CapabilityId } from './capabilities/capabilities.ts';
import type { Question } from './faq.ts';

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

interface HelpLinkProps {
  readonly about: CapabilityId | undefined;
  /** What stands above the link, for those who read links alone. */
  readonly title: string;
}

export const HelpLink = ({ about, title }: HelpLinkProps) =>
  about === undefined ? null : (
    <p>
      <TextLink to={`/help/${about}`}>
        How it works<VisuallyHidden>: {title}</VisuallyHidden>
      </TextLink>
    </p>
  );

export const Faq = ({ questions }: { readonly questions: readonly Question[] }) => (
  <div className="border-t border-line">
    {questions.map(({ question, answer }) => (
      <Disclosure key={question} title={question}>
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Disclosure>
    ))}
  </div>
);

interface DisclosureProps {
  /** Where a link leads to it. */
  readonly id?: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** The native element works without a script, and the browser's page search finds its content. */
export const Disclosure = ({ id, title, children }: DisclosureProps) => (
  <details id={id} className="group border-b border-line">
    <summary className="flex cursor-pointer list-none items-start gap-4 rounded-sm py-4 font-semibold hover:text-link [&::-webkit-details-marker]:hidden">
      <span className="min-w-0 flex-1">{title}</span>
      <ChevronDown
        aria-hidden="true"
        className="mt-0.5 size-5 shrink-0 text-muted transition-transform duration-150 group-open:rotate-180"
      />
    </summary>
    <div className="grid max-w-text gap-3 pr-9 pb-5 text-muted">{children}</div>
  </details>
);
