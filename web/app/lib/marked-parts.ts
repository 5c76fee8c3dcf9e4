import { lastWordStart } from '@letfair/domain/text-edges';

export interface MarkedRange {
  readonly start: number;
  readonly end: number;
  /** Why it is marked, for those who do not see it. */
  readonly reason?: string;
}

interface TextPart {
  readonly start: number;
  readonly text: string;
  /** Null where the part is not marked. */
  readonly reasons: readonly string[] | null;
}

// Firefox has it since 2024; without it a mark may cut through an emoji.
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : null;

/** Where the characters of a text begin, as people see them: an emoji or a letter with its accents is one. */
const boundariesOf = (text: string): readonly number[] => [
  ...(segmenter ? Array.from(segmenter.segment(text), ({ index }) => index) : text.split('').keys()),
  text.length,
];

/** A text in parts, some of them marked. Ranges are widened to whole characters, and those that overlap are one. */
export function markedParts(text: string, ranges: readonly MarkedRange[]): readonly TextPart[] {
  const boundaries = ranges.length > 0 ? boundariesOf(text) : [];
  const merged: { start: number; end: number; reasons: string[] }[] = [];
  for (const range of ranges.toSorted((one, two) => one.start - two.start)) {
    const start = boundaries.findLast((at) => at <= range.start) ?? 0;
    const end = boundaries.find((at) => at >= range.end) ?? text.length;
    if (start >= end) continue;
    const reasons = range.reason === undefined ? [] : [range.reason];
    const last = merged.at(-1);
    if (!last || start > last.end) merged.push({ start, end, reasons });
    else {
      last.end = Math.max(last.end, end);
      last.reasons = [...new Set([...last.reasons, ...reasons])];
    }
  }
  const parts: TextPart[] = [];
  let at = 0;
  for (const { start, end, reasons } of merged) {
    if (start > at) parts.push({ start: at, text: text.slice(at, start), reasons: null });
    parts.push({ start, text: text.slice(start, end), reasons });
    at = end;
  }
  return at < text.length ? [...parts, { start: at, text: text.slice(at), reasons: null }] : parts;
}

/** The words with some of the text around them, cut between words. */
export function excerptAround(text: string, { start, end }: MarkedRange, around = 60) {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const lead = before.length <= around ? before : `…${before.slice(-around).replace(/^\S*/, '')}`;
  const tail = after.length <= around ? after : `${after.slice(0, lastWordStart(after.slice(0, around)))}…`;
  return { text: lead + text.slice(start, end) + tail, range: { start: lead.length, end: lead.length + end - start } };
}
