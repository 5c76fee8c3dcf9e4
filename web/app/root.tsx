import bricolage from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root.ts';
import { NotFound } from './features/site/shell/not-found.tsx';
import { Shell } from './features/site/shell/shell.tsx';
import { OrPlain, Unavailable, UnexpectedError } from './features/site/shell/unexpected-error.tsx';
import { isUnavailable, neverCached } from './lib/cache-headers.ts';
import { mapTilesContext, publicUrlContext } from './lib/request-context.ts';
import stylesheet from './styles/app.css?url';
import { Toaster } from './ui/feedback/toaster.tsx';

/** For routes that say nothing themselves. */
export const headers = neverCached;

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'preload', href: figtree, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: bricolage, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
];

export const loader = ({ context }: Route.LoaderArgs) => ({
  publicUrl: context.get(publicUrlContext) ?? null,
  mapTiles: context.get(mapTilesContext) ?? null,
});

/** Neither the address of the site nor its map changes while somebody looks at it. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { readonly children: ReactNode }) {
  // For whoever drives the page with a script: from here on it answers to presses.
  useEffect(() => document.documentElement.setAttribute('data-hydrated', ''), []);
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0e1719" media="(prefers-color-scheme: dark)" />
        {/* With a precedence it stands before everything that is only loaded ahead, and nothing is drawn without it. */}
        <link rel="stylesheet" href={stylesheet} precedence="default" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Toaster />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <Shell>
        <NotFound />
      </Shell>
    );
  if (isUnavailable(error))
    return (
      <Shell>
        <Unavailable />
      </Shell>
    );
  const told = <UnexpectedError error={error} />;
  return (
    <OrPlain plain={told}>
      <Shell>{told}</Shell>
    </OrPlain>
  );
}
