import { linksIn } from '@letfair/domain/conversations/message-links';
import { ExternalLink } from 'lucide-react';
import { useMemo, useState } from 'react';

/** A message as it was written. Links lead nowhere until the reader has chosen to see where. */
export function MessageText({ content }: { readonly content: string }) {
  const parts = useMemo(() => linksIn(content), [content]);
  let at = 0;
  return (
    <p className="wrap-anywhere whitespace-pre-wrap">
      {parts.map(({ text, href }) => {
        const key = at;
        at += text.length;
        return href ? <HeldLink key={key} text={text} href={href} /> : <span key={key}>{text}</span>;
      })}
    </p>
  );
}

function HeldLink({ text, href }: { readonly text: string; readonly href: string }) {
  const [shown, setShown] = useState(false);
  if (shown)
    return (
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className="rounded-sm text-link underline underline-offset-3"
      >
        {text} <strong>({new URL(href).host})</strong>
        <ExternalLink aria-hidden="true" className="ml-1 inline size-4" />
      </a>
    );
  return (
    <>
      {text}{' '}
      <button
        type="button"
        onClick={() => setShown(true)}
        className="min-h-6 cursor-pointer rounded-sm border border-line-strong bg-card px-2 text-sm font-semibold whitespace-nowrap hover:bg-sand"
      >
        Show link
      </button>
    </>
  );
}
