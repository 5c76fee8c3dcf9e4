import { Component, type ReactNode, useEffect } from 'react';
import { createPath, isRouteErrorResponse, useLocation } from 'react-router';
import { buttonStyle } from '../../../ui/actions/button-style.ts';
import { Container } from '../../../ui/layout/container.tsx';

/** With plain links, which load the page afresh. */
export function UnexpectedError({ error }: { readonly error: unknown }) {
  const here = createPath(useLocation());
  return (
    <>
      <title>Unexpected Application Error! · Letfair</title>
      <Container width="form">
        <div className="grid gap-4 py-16">
          <h1 className="text-heading">Unexpected Application Error!</h1>
          <p className="text-muted">
            Sorry, something went wrong on our side. Reload the page. If that doesn’t help, come back in a few minutes.
          </p>
          <div className="mt-2 flex flex-wrap gap-3">
            <a href={here} className={buttonStyle('primary', 'md', false)}>
              Try again
            </a>
            <a href="/" className={buttonStyle('quiet', 'md', false)}>
              Go to the home page
            </a>
          </div>
          {import.meta.env.DEV && (
            <pre className="overflow-x-auto rounded-md border border-line bg-sand p-4 text-sm">{details(error)}</pre>
          )}
        </div>
      </Container>
    </>
  );
}

function details(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

interface OrPlainProps {
  readonly plain: ReactNode;
  readonly children: ReactNode;
}

/** Shows an error without header and footer where these are what is broken. */
export class OrPlain extends Component<OrPlainProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });
  override render() {
    return this.state.isBroken ? <main>{this.props.plain}</main> : this.props.children;
  }
}

const TRY_AGAIN_SECONDS = 5;

/** Loads the same address again by itself: with a timer, which ends when someone goes elsewhere, or without script. */
export function Unavailable() {
  const here = createPath(useLocation());
  useEffect(() => {
    const timer = setTimeout(() => window.location.reload(), TRY_AGAIN_SECONDS * 1_000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Container width="form">
      <title>Back in a moment · Letfair</title>
      <noscript>
        <meta httpEquiv="refresh" content={String(TRY_AGAIN_SECONDS)} />
      </noscript>
      <div className="grid justify-items-center gap-4 py-20 text-center sm:py-28">
        <h1 className="text-heading">Back in a moment</h1>
        <p className="text-muted">
          Sorry, Letfair isn’t working at the moment. This page will try again every few seconds.
        </p>
        <a href={here} className={`mt-3 ${buttonStyle('primary', 'md', false)}`}>
          Try again now
        </a>
      </div>
    </Container>
  );
}
