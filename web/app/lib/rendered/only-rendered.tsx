import type { ReactNode } from 'react';

const isServer = typeof document === 'undefined';

/** For readers who load whole pages, such as search engines: rendered on the server, and never in a browser. */
export const OnlyRendered = ({ children }: { readonly children: ReactNode }) =>
  isServer ? (
    <div hidden>{children}</div>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: keeps what the server has rendered
    <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
