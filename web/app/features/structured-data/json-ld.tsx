import { use } from 'react';
import { PageNonce } from './page-nonce.ts';
import { scriptText, type Thing } from './thing.ts';

/** A description for machines. The browser does not run it; the nonce is for policies that ask for one even so. */
export const JsonLd = ({ thing }: { readonly thing: Thing }) => (
  <script
    type="application/ld+json"
    nonce={use(PageNonce)}
    // The browser hides the nonce from scripts, so the page it hydrates never seems to have the one it was sent with.
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: text in a script element is not escaped by React; scriptText does it
    dangerouslySetInnerHTML={{ __html: scriptText(thing) }}
  />
);
