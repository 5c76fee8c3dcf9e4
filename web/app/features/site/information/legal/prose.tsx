import { ownValue } from '@letfair/domain/code-table';
import { Fragment, type ReactNode } from 'react';
import { TextLink } from '../../../../ui/actions/links.tsx';
import { fillIn } from '../text-values.ts';

/** A paragraph, or the items of a list. Texts have `[links](/path)`, `**strong words**` and `{values}`. */
export type Block = string | readonly string[];

interface ProseProps {
  readonly blocks: readonly Block[];
  /** What stands in place of a paragraph that is only its name in braces. */
  readonly parts?: Readonly<Record<string, ReactNode>>;
}

export const Prose = ({ blocks, parts = {} }: ProseProps) =>
  blocks.map((block) => {
    if (typeof block !== 'string')
      return (
        <ul key={block[0]}>
          {block.map((item) => (
            <li key={item}>{inline(item)}</li>
          ))}
        </ul>
      );
    const part = ownValue(parts, block.slice(1, -1));
    return part ? <Fragment key={block}>{part}</Fragment> : <p key={block}>{inline(block)}</p>;
  });

const MARKUP = /(\[[^[\]]+\]\([^()]+\)|\*\*[^*]+\*\*)/;

const inline = (text: string): ReactNode =>
  fillIn(text)
    .split(MARKUP)
    .map((piece) => {
      const [, label, to] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(piece) ?? [];
      if (to)
        return (
          <TextLink key={piece} to={to}>
            {label}
          </TextLink>
        );
      return piece.startsWith('**') ? <strong key={piece}>{piece.slice(2, -2)}</strong> : piece;
    });
