import type { SearchTexts } from '@letfair/domain/search/search-query';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { type SearchUrl, searchUrl, type UrlChip } from '../search-url.ts';

const wasPlacedByMap = ({ box, shape }: SearchTexts): boolean => box !== undefined || shape !== undefined;

/** A removable chip for each thing that narrows the search down. */
export function ActiveFilters({ url: { texts, chips, view, from } }: { readonly url: SearchUrl }) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef(false);

  // The pressed link disappears with its filter, so the focus moves to the first that is left.
  useEffect(() => {
    if (!removed.current || document.activeElement !== document.body) return;
    removed.current = false;
    list.current?.querySelector('a')?.focus();
  });

  if (chips.length === 0) return null;
  // Without an area of the map a search goes back to the place before it.
  const textsWithout = ({ without }: UrlChip) =>
    wasPlacedByMap(texts) && !wasPlacedByMap(without) ? { ...without, location: without.location || from } : without;
  const onRemove = () => {
    removed.current = true;
  };
  return (
    <ul
      ref={list}
      aria-label="Active filters"
      className="flex min-w-0 items-center gap-2 max-lg:relative max-lg:overflow-x-auto lg:flex-wrap"
    >
      {chips.map((chip) => (
        <li key={`${chip.name} ${chip.text}`} className="max-w-full max-lg:shrink-0">
          <Link
            to={searchUrl(textsWithout(chip), { view, from })}
            preventScrollReset
            onClick={onRemove}
            className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-sm bg-primary-soft px-2.5 font-semibold hover:bg-sand-deep"
          >
            <VisuallyHidden>Remove </VisuallyHidden>
            <span className="min-w-0 truncate">{chip.text}</span>
            <X aria-hidden="true" className="size-4 shrink-0 text-link" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={searchUrl({}, { view })}
          preventScrollReset
          className="inline-flex min-h-8 items-center rounded-sm px-2 font-semibold whitespace-nowrap text-link underline underline-offset-3"
        >
          Clear all
        </Link>
      </li>
    </ul>
  );
}
