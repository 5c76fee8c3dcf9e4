import { useEffect } from 'react';
import { createPath, useLocation } from 'react-router';
import { buttonStyle } from '../../../ui/actions/button-style.ts';
import { Container } from '../../../ui/layout/container.tsx';

const TRY_AGAIN_SECONDS = 5;

/** Loads the same address again by itself: with a timer, which ends when somebody goes elsewhere, or without script. */
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
          We cannot reach our data at the moment, and nothing you did caused it. This page tries again by itself every
          few seconds.
        </p>
        <a href={here} className={`mt-3 ${buttonStyle('primary', 'md', false)}`}>
          Try again now
        </a>
      </div>
    </Container>
  );
}
