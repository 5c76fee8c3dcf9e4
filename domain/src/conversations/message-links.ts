/** A piece of a message: plain text, or an address that may be shown as a link. */
export interface MessagePart {
  readonly text: string;
  readonly href?: string;
}

/** Longer addresses stay text: nobody can see where they lead anyway. */
const MAX_LINK = 500;
/** Begins where a word begins, so that looking through a text takes time in proportion to its length. */
const address = /(?<![\p{L}\p{N}_])https?:\/\/[^\s<>"“”«»\p{C}]{1,2000}/giu;
const closing: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
const sentenceEnd = new Set(['.', ',', ';', ':', '!', '?', "'", '’', '*', '_', '…']);

/** Splits a message so that its parts, joined, are the message again. Only http and https become links. */
export function linksIn(content: string): MessagePart[] {
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

/** What ends the sentence around an address is not part of it; a bracket is, when it was opened inside. */
function withoutTail(found: string): string {
  const open = new Map<string, number>();
  for (const letter of found) open.set(letter, (open.get(letter) ?? 0) + 1);
  let end = found.length;
  for (; end > 0; end -= 1) {
    const last = found[end - 1] ?? '';
    const opener = closing[last];
    const closed = opener !== undefined && (open.get(last) ?? 0) > (open.get(opener) ?? 0);
    if (!closed && !sentenceEnd.has(last)) break;
    open.set(last, (open.get(last) ?? 0) - 1);
  }
  return found.slice(0, end);
}

/** A host of several parts, nothing in front of it that makes it look like another's, and no backslash, which browsers take for a slash. */
const plainAddress =
  /^https?:\/\/[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,10}(?::\d{1,5})?(?:[/?#][^\\]{0,500})?$/iu;

const isLink = (text: string): boolean => text.length <= MAX_LINK && plainAddress.test(text);
