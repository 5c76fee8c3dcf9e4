import { codeTable } from '../../code-table.ts';

/** Plain text, or with `href` a link. */
export interface MessagePart {
  readonly text: string;
  readonly href?: string;
}

/** Longer URLs stay text, because nobody can see where they lead. */
const MAX_LINK = 500;
/** Starts at a word boundary, so that matching stays linear in the length of the text. */
const address = /(?<![\p{L}\p{N}_])https?:\/\/[^\s<>"“”«»\p{C}]{1,2000}/giu;
const closing = codeTable<string>({ ')': '(', ']': '[', '}': '{' });
const sentenceEnd = new Set(['.', ',', ';', ':', '!', '?', "'", '’', '*', '_', '…']);

/** Splits a message so that its parts, joined, are the message again. Only http and https become links. */
export function splitMessageLinks(content: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let done = 0;
  for (const { 0: found, index } of content.matchAll(address)) {
    const text = withoutTail(found);
    if (!isLink(text)) continue;
    if (index > done) parts.push({ text: content.slice(done, index) });
    parts.push({ text, href: text });
    done = index + text.length;
  }
  if (done < content.length) parts.push({ text: content.slice(done) });
  return parts;
}

/** Punctuation after a URL is not part of it; a closing bracket is when it was opened inside the URL. */
function withoutTail(found: string): string {
  const open = new Map<string, number>();
  for (const letter of found) open.set(letter, (open.get(letter) ?? 0) + 1);
  let end = found.length;
  for (; end > 0; end -= 1) {
    const last = found[end - 1] ?? '';
    const opener = closing.get(last);
    const closed = opener !== undefined && (open.get(last) ?? 0) > (open.get(opener) ?? 0);
    if (!closed && !sentenceEnd.has(last)) break;
    open.set(last, (open.get(last) ?? 0) - 1);
  }
  return found.slice(0, end);
}

/** Rejects user info before the host, which can imitate another site, and backslashes, which browsers read as slashes. */
const plainAddress =
  /^https?:\/\/[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,10}(?::\d{1,5})?(?:[/?#][^\\]{0,500})?$/iu;

const isLink = (text: string): boolean => text.length <= MAX_LINK && plainAddress.test(text);
