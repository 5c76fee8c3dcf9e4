import { scriptText, type Thing } from './thing.ts';

/** Structured data for search engines. The browser does not run it, so the Content-Security-Policy need not allow it. */
export const JsonLd = ({ thing }: { readonly thing: Thing }) => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: text in a script element is not escaped by React; scriptText does it
    dangerouslySetInnerHTML={{ __html: scriptText(thing) }}
  />
);
