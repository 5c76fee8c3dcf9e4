import { breakLinks, isSendableName } from '@letfair/domain/accounts/sendable-name';
import { cutText } from '@letfair/domain/cut-text';
import { lastWordStart } from '@letfair/domain/text-edges';
import type { MailContent } from './enqueue-mail.ts';
import { escapeHtml, htmlHead } from './escape-html.ts';

export interface MailEntry {
  readonly label: string;
  readonly link: string;
  readonly line: string;
  /** A JPEG at a public address, because many mail clients show no WebP and nothing that is attached. */
  readonly photo: string | null;
}

interface MailLink {
  readonly label: string;
  readonly link: string;
}

/** What each side is warned of wherever the other side may ask for something. */
export const mailWarnings = {
  tenant: 'Never pay anything before you have seen a home, and keep the conversation on Letfair.',
  lister:
    'Ask for no documents or money before a viewing, share no bank details by message, and keep the conversation on Letfair.',
} as const;

const EXCERPT_LENGTH = 160;

/** A text with a link or an email address is not quoted: on the site it can be reported, and a mail makes it clickable. */
const isQuotable = (text: string): boolean => !/https?:|www\.|@|\.\w{2,}\//i.test(text);

/** Endings that no web address has. */
const fileEnding = /\.(?:pdf|jpe?g|png|webp|heic|csv|blm|xml|json|txt)$/i;

/** Whether a mail program leaves the name of a file alone, so that it may stand in `withLinks`. */
export const isSendableFileName = (name: string): boolean => isSendableName(name.replace(fileEnding, ''));

export function excerptOf(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '' || !isQuotable(text)) return null;
  if (trimmed.length <= EXCERPT_LENGTH) return trimmed;
  const beginning = cutText(trimmed, EXCERPT_LENGTH);
  return `${beginning.slice(0, lastWordStart(beginning) || EXCERPT_LENGTH).trimEnd()} …`;
}

interface LinkedText {
  readonly withLinks: string;
}

/** For what we write ourselves, or a moderator does: web and email addresses in it may become links. */
export const withLinks = (text: string): LinkedText => ({ withLinks: text });

/**
 * Names of people and titles of homes stand in all texts, and mail programs make links of what looks like one. So links
 * are broken everywhere but in `withLinks`, footnotes and the addresses of buttons.
 */
export interface Letter extends Pick<MailContent, 'isSecret'> {
  readonly template: string;
  readonly subject: string;
  /** Plain sentences, one paragraph each. */
  readonly paragraphs: readonly (string | LinkedText)[];
  /** The beginning of what somebody wrote. */
  readonly excerpt?: string | null;
  /** Homes: a link each, with a line of text and a photo. */
  readonly entries?: readonly MailEntry[];
  /** A code to type, shown large. */
  readonly code?: string;
  readonly button?: MailLink;
  /** Answers of which one is pressed. */
  readonly choices?: readonly MailLink[];
  /** Below the button, in small print. */
  readonly footnotes: readonly string[];
  /** The unsubscribe link at the end. */
  readonly unsubscribe?: MailLink;
}

/** The mail as plain text and as HTML. */
export function layOut(letter: Letter): MailContent {
  const safe = withoutLinks(letter);
  return {
    template: letter.template,
    subject: safe.subject,
    text: asText(safe),
    html: asHtml(safe),
    ...(letter.unsubscribe && { unsubscribeLink: letter.unsubscribe.link }),
    ...(letter.isSecret && { isSecret: letter.isSecret }),
  };
}

type SafeLetter = Omit<Letter, 'paragraphs'> & { readonly paragraphs: readonly string[] };

function withoutLinks(letter: Letter): SafeLetter {
  const { excerpt, entries = [], button, choices = [] } = letter;
  const label = (link: MailLink): MailLink => ({ ...link, label: breakLinks(link.label) });
  return {
    ...letter,
    subject: breakLinks(letter.subject),
    paragraphs: letter.paragraphs.map((text) => (typeof text === 'string' ? breakLinks(text) : text.withLinks)),
    excerpt: excerpt ? breakLinks(excerpt) : null,
    entries: entries.map((entry) => ({ ...entry, ...label(entry), line: breakLinks(entry.line) })),
    choices: choices.map(label),
    ...(button && { button: label(button) }),
  };
}

function asText({
  paragraphs,
  excerpt,
  entries = [],
  code,
  button,
  choices = [],
  footnotes,
  unsubscribe,
}: SafeLetter): string {
  return [
    ...paragraphs,
    ...(excerpt ? [excerpt.replace(/^/gm, '> ')] : []),
    ...entries.map(({ label, line, link }) => `${label}\n${line}\n${link}`),
    ...(code ? [`    ${code}`] : []),
    ...choices.map(({ label, link }) => `${label}:\n${link}`),
    ...(button ? [`${button.label}:\n${button.link}`] : []),
    ...footnotes,
    ...(unsubscribe ? [`${unsubscribe.label}:\n${unsubscribe.link}`] : []),
    '-- \nLetfair',
  ].join('\n\n');
}

// Many mail clients drop style sheets, so inline styles do the layout and the sheet only adds dark mode.
const styles = {
  page: 'margin:0;padding:32px 16px;background:#faf9f5;color:#1d2a30;font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif',
  card: 'max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e4e0d6;border-radius:10px',
  brand: 'margin:0 0 24px;font-size:20px;font-weight:700;color:#1b6248',
  heading: 'margin:0 0 16px;font-size:22px;line-height:1.3',
  text: 'margin:0 0 16px',
  code: 'margin:0 0 24px;padding:16px;border-radius:10px;background:#f1eee5;font:700 32px/1 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px;text-align:center',
  button:
    'display:inline-block;padding:12px 24px;border-radius:10px;background:#1b6248;color:#ffffff;font-weight:600;text-decoration:none',
  choice:
    'display:inline-block;margin:0 8px 12px 0;padding:10px 20px;border:2px solid #1b6248;border-radius:10px;color:#1b6248;font-weight:600;text-decoration:none',
  excerpt: 'margin:0 0 16px;padding:4px 0 4px 16px;border-left:4px solid #e4e0d6;white-space:pre-line',
  photo: 'display:block;width:100%;max-width:416px;height:auto;margin:0 0 12px;border-radius:10px',
  entry: 'margin:0 0 16px;padding:0 0 16px;border-bottom:1px solid #e4e0d6',
  link: 'color:#1b6248;font-weight:600',
  small: 'margin:16px 0 0;font-size:14px;color:#56646b;overflow-wrap:anywhere',
} as const;

const darkScheme = `@media (prefers-color-scheme: dark) {
  .page { background: #12191c !important; color: #e9ece8 !important }
  .card { background: #1a2327 !important; border-color: #34424a !important }
  .brand { color: #7fcfae !important }
  .code { background: #26323a !important }
  .button { background: #7fcfae !important; color: #10211b !important }
  .choice { border-color: #7fcfae !important; color: #7fcfae !important }
  .excerpt { border-color: #34424a !important }
  .entry { border-color: #34424a !important }
  .link { color: #7fcfae !important }
  .small { color: #a8b4b9 !important }
}`;

function asHtml(letter: SafeLetter): string {
  const { subject, paragraphs, excerpt, entries = [], code, button, choices = [], footnotes, unsubscribe } = letter;
  const part = (tag: string, name: keyof typeof styles, content: string) =>
    `<${tag} class="${name}" style="${escapeHtml(styles[name])}">${content}</${tag}>`;
  const anchor = (name: 'button' | 'choice' | 'link', { label, link }: MailLink) =>
    `<a class="${name}" href="${escapeHtml(link)}" style="${escapeHtml(styles[name])}">${escapeHtml(label)}</a>`;
  // Decorative: the link below it names the home.
  const picture = (photo: string | null) =>
    photo === null ? '' : `<img src="${escapeHtml(photo)}" alt="" width="416" style="${styles.photo}">`;
  return `${htmlHead(subject, `<style>:root { color-scheme: light dark }\n${darkScheme}</style>`)}
<body class="page" style="${escapeHtml(styles.page)}">
<div class="card" style="${styles.card}">
${[
  part('p', 'brand', 'Letfair'),
  part('h1', 'heading', escapeHtml(subject)),
  ...paragraphs.map((sentence) => part('p', 'text', escapeHtml(sentence))),
  ...(excerpt ? [part('p', 'excerpt', escapeHtml(excerpt))] : []),
  ...entries.map((entry) =>
    part('p', 'entry', `${picture(entry.photo)}${anchor('link', entry)}<br>${escapeHtml(entry.line)}`),
  ),
  ...(code ? [part('p', 'code', escapeHtml(code))] : []),
  ...(choices.length > 0
    ? [`<p style="${styles.text}">${choices.map((choice) => anchor('choice', choice)).join('\n')}</p>`]
    : []),
  ...(button ? [`<p style="${styles.text}">${anchor('button', button)}</p>`] : []),
  ...footnotes.map((sentence) => part('p', 'small', escapeHtml(sentence))),
  ...(unsubscribe ? [part('p', 'small', anchor('link', unsubscribe))] : []),
].join('\n')}
</div>
</body>
</html>
`;
}
