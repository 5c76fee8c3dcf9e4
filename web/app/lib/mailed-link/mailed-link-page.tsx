import { CircleCheck, CircleHelp, Clock, type LucideIcon } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Container } from '../../ui/layout/container.tsx';
import type { LinkAnswer } from './link-outcome.ts';
import { useMailedLink } from './use-mailed-link.ts';

interface Screen {
  readonly icon?: LucideIcon;
  readonly title: string;
  readonly text?: ReactNode;
  readonly actions?: ReactNode;
}

export interface MailedLinkProps<Data> {
  /** What the page does, after "This page needs JavaScript to". */
  readonly purpose: string;
  /** What the link will do, where it must not do it unasked: some mail programs open every link to look at it. */
  readonly question?: Screen;
  readonly send: (token: string) => Promise<LinkAnswer<Data>>;
  /** The button, and the heading while it is under way. */
  readonly action: string;
  readonly busy: string;
  readonly done: (data: Data) => Screen;
  readonly refusedTitle: string;
  /** What to do when the address has no token. */
  readonly incomplete: ReactNode;
  /** The way on, whatever came of it. */
  readonly way: ReactNode;
}

/** A page that a link in a mail leads to: it does one thing, and says what came of it. */
export function MailedLinkPage<Data>(props: MailedLinkProps<Data>) {
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <Container width="form">
      <div className="py-10">
        <noscript>
          <p className="rounded-md border border-line bg-sand px-4 py-3">
            This page needs JavaScript to {props.purpose}.
          </p>
        </noscript>
        {token ? (
          <MailedLink key={token} token={token} {...props} />
        ) : (
          <FullScreen icon={CircleHelp} title="This link is incomplete" text={props.incomplete} actions={props.way} />
        )}
      </div>
    </Container>
  );
}

function MailedLink<Data>({ token, ...props }: MailedLinkProps<Data> & { readonly token: string }) {
  const { question, send, action, busy, done, refusedTitle, way } = props;
  const { step, act } = useMailedLink({ token, send, asksFirst: question !== undefined });
  const frame = useRef<HTMLDivElement>(null);

  function press() {
    // The button goes with its screen; the focus stays where the next one appears.
    frame.current?.focus();
    act();
  }

  const button = (
    <Button variant="primary" onClick={press}>
      {action}
    </Button>
  );

  function screen(): Screen {
    switch (step.kind) {
      case 'asking':
        return { icon: CircleHelp, title: action, actions: button, ...question };
      case 'sending':
        return { icon: Clock, title: busy };
      case 'done':
        return { icon: CircleCheck, actions: way, ...done(step.data) };
      case 'refused':
        return { icon: CircleHelp, title: refusedTitle, text: step.reason, actions: way };
      case 'failed':
        return {
          icon: CircleHelp,
          title: 'We couldn’t reach Letfair',
          text: 'Nothing has changed yet. Please try again.',
          actions: (
            <>
              {button}
              {way}
            </>
          ),
        };
    }
  }

  return (
    <div ref={frame} tabIndex={-1} aria-live="polite" className="rounded-md">
      <FullScreen {...screen()} />
    </div>
  );
}

const FullScreen = ({ icon = CircleHelp, title, text, actions }: Screen) => (
  <EmptyState icon={icon} title={title} level="h1" actions={actions}>
    {text}
  </EmptyState>
);
