import { escapeHtml, htmlHead } from './escape-html.ts';
import type { Footnote, HomeCard, MailLink } from './letter.ts';
import type { SafeLetter } from './safe-letter.ts';

// Many mail programs drop style sheets, so inline styles do the layout, and the sheet adds dark mode and small screens.
const styles = {
  page: 'margin:0;padding:0;background:#faf9f5;color:#1d2a30;font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif;overflow-wrap:break-word',
  preview: 'display:none;overflow:hidden;max-height:0;max-width:0;opacity:0;font-size:1px;line-height:1px',
  frame: 'max-width:568px;margin:0 auto;padding:24px 16px 40px',
  brand: 'margin:0 0 16px;font-size:20px;font-weight:700;line-height:1.3;color:#1b6248',
  letter: 'padding:32px;background:#ffffff;border:1px solid #e4e0d6;border-radius:14px',
  heading: 'margin:0 0 12px;font-size:24px;font-weight:700;line-height:1.25;letter-spacing:-0.01em',
  text: 'margin:0 0 16px',
  code: 'margin:0 0 24px;padding:16px;border-radius:10px;background:#f1eee5;font:700 32px/1 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px;text-align:center',
  action: 'margin:24px 0 0',
  button:
    'display:inline-block;padding:13px 26px;border-radius:10px;background:#1b6248;color:#ffffff;font-weight:600;line-height:1.4;text-decoration:none',
  answers: 'margin:12px 0 0',
  answer: 'display:inline-block;padding:8px 0;color:#1b6248;font-weight:600',
  excerpt: 'margin:0 0 16px;padding:4px 0 4px 16px;border-left:4px solid #e4e0d6',
  home: 'margin:8px 0 16px;border:1px solid #e4e0d6;border-radius:12px;overflow:hidden',
  photo: 'display:block;width:100%;height:auto;border:0;background:#f1eee5;color:#56646b;font-size:14px',
  facts: 'padding:16px 20px',
  title: 'margin:0;font-size:18px;line-height:1.35',
  lead: 'margin:4px 0 0;font-weight:600',
  quiet: 'margin:4px 0 0;color:#56646b;font-size:15px',
  row: 'width:100%;margin:0;border-collapse:collapse',
  thumb: 'width:128px;padding:16px 16px 0 0;vertical-align:top',
  beside: 'padding:16px 0 0;vertical-align:top',
  link: 'color:#1b6248;font-weight:600',
  small: 'margin:16px 0 0;padding:0 8px;font-size:14px;color:#56646b',
} as const;
type Style = keyof typeof styles;

const sheet = `<meta name="supported-color-schemes" content="light dark">
<style>:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 480px) {
  .frame { padding: 16px 8px 32px !important }
  .brand { padding: 0 12px !important }
  .letter { padding: 24px 20px !important }
  .button { display: block !important; text-align: center !important }
  .thumb { width: 96px !important }
}
@media (prefers-color-scheme: dark) {
  .page { background: #12191c !important; color: #e9ece8 !important }
  .letter { background: #1a2327 !important; border-color: #34424a !important }
  .brand { color: #7fcfae !important }
  .code { background: #26323a !important }
  .button { background: #7fcfae !important; color: #10211b !important }
  .answer { color: #7fcfae !important }
  .excerpt { border-color: #34424a !important }
  .home { border-color: #34424a !important }
  .photo { background: #26323a !important; color: #a8b4b9 !important }
  .link { color: #7fcfae !important }
  .quiet { color: #a8b4b9 !important }
  .small { color: #a8b4b9 !important }
}</style>`;

/** Keeps what follows out of the line that mail programs show beside the subject. */
const PREVIEW_END = '&#847; &zwnj; &nbsp; '.repeat(40);

interface Size {
  readonly width: number;
  readonly height: number;
}
/** For programs that read no styles, in the shape of the pictures we make for other sites. */
const PHOTO: Size = { width: 502, height: 264 };
const THUMB: Size = { width: 112, height: 59 };

/** Its halves stay on one line. */
const postcode = /\b([A-Z]{1,2}\d[A-Z\d]?) (\d[A-Z]{2})\b/g;

const styled = (name: Style): string => `class="${name}" style="${escapeHtml(styles[name])}"`;
const part = (tag: string, name: Style, content: string): string => `<${tag} ${styled(name)}>${content}</${tag}>`;
const text = (name: Style, content: string): string =>
  part('p', name, escapeHtml(content).replace(postcode, '$1\u00a0$2').replaceAll('\n', '<br>\n'));
const anchor = (name: 'button' | 'answer' | 'link', { label, link }: MailLink): string =>
  `<a ${styled(name)} href="${escapeHtml(link)}">${escapeHtml(label)}</a>`;

export function asHtml(letter: SafeLetter): string {
  const { subject, firstLine, paragraphs, excerpt, home, homes, code, button, links, footnotes, unsubscribe } = letter;
  return `${htmlHead(subject, sheet)}
<body ${styled('page')}>
<div ${styled('preview')}>${escapeHtml(firstLine)} ${PREVIEW_END}</div>
<div ${styled('frame')} role="article" aria-label="${escapeHtml(subject)}" lang="en-GB">
${text('brand', 'Letfair')}
<div ${styled('letter')}>
${[
  part('h1', 'heading', escapeHtml(subject)),
  ...[firstLine, ...paragraphs].map((sentence) => text('text', sentence)),
  ...(excerpt ? [text('excerpt', excerpt)] : []),
  ...(home ? [homeOf(home)] : []),
  ...(homes && homes.cards.length > 0 ? [text('text', homes.heading), ...homes.cards.map(rowOf)] : []),
  ...(code ? [text('code', code)] : []),
  ...(button ? [part('p', 'action', anchor('button', button))] : []),
  ...(links.length > 0 ? [part('p', 'answers', links.map((link) => anchor('answer', link)).join('<br>\n'))] : []),
].join('\n')}
</div>
${[...footnotes.map(noteOf), ...(unsubscribe ? [part('p', 'small', anchor('link', unsubscribe))] : [])].join('\n')}
</div>
</body>
</html>
`;
}

const noteOf = (note: Footnote): string =>
  typeof note === 'string'
    ? text('small', note)
    : part('p', 'small', `${escapeHtml(note.sentence)} ${anchor('link', note)}`);

const photoOf = ({ photo, title }: HomeCard, { width, height }: Size): string =>
  photo === null
    ? ''
    : `<img ${styled('photo')} src="${escapeHtml(photo)}" alt="${escapeHtml(`Photo of ${title}`)}" width="${width}" height="${height}">`;

const factsOf = ({ title, link, lead, facts }: HomeCard): string =>
  [
    part('p', 'title', anchor('link', { label: title, link })),
    ...(lead === '' ? [] : [text('lead', lead)]),
    ...(facts === '' ? [] : [text('quiet', facts)]),
  ].join('');

const homeOf = (home: HomeCard): string =>
  part('div', 'home', `${photoOf(home, PHOTO)}${part('div', 'facts', factsOf(home))}`);

const rowOf = (home: HomeCard): string =>
  part(
    'table',
    'row',
    `<tr>${home.photo === null ? '' : part('td', 'thumb', photoOf(home, THUMB))}${part('td', 'beside', factsOf(home))}</tr>`,
  ).replace('<table ', '<table role="presentation" ');
