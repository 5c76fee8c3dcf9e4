interface Range {
  readonly start: number;
  readonly end: number;
}

/** A text with some of its words marked; ranges that overlap are marked as one. */
export const HighlightedText = ({ text, ranges }: { readonly text: string; readonly ranges: readonly Range[] }) => {
  const merged: Range[] = [];
  for (const range of ranges.toSorted((one, two) => one.start - two.start)) {
    const last = merged.at(-1);
    if (last && range.start <= last.end)
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    else merged.push(range);
  }
  return (
    <>
      {merged.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(merged[index - 1]?.end ?? 0, start)}
          <mark className="rounded-sm bg-accent-soft px-0.5 font-semibold text-on-accent-soft">
            {text.slice(start, end)}
          </mark>
        </span>
      ))}
      {text.slice(merged.at(-1)?.end ?? 0)}
    </>
  );
};
