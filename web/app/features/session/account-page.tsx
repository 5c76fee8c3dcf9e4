import type { ReactNode } from 'react';
import { Container } from '../../ui/layout/container.tsx';

/**
 * The frame of a page that depends on who is signed in, which only the browser knows. It fills the screen, so that
 * the footer stays out of sight, and in its place, while the content arrives.
 */
export const AccountPage = ({ children }: { readonly children: ReactNode }) => (
  <Container>
    <div className="min-h-[calc(100dvh-4rem)] py-10">
      <noscript>
        <p className="mb-8 rounded-md border border-line bg-sand px-4 py-3">
          This page needs JavaScript: your session stays in your browser, and the page is put together there.
        </p>
      </noscript>
      {children}
    </div>
  </Container>
);
