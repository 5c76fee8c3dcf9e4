import { trimOf } from '@letfair/domain/text-edges';
import { Tokenizer } from 'htmlparser2';

const blocks = new Set(['p', 'div', 'br', 'ul', 'ol', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'section', 'table']);
const unseen = new Set(['script', 'style', 'head', 'title', 'template']);

/** An open one of these ends where the next block begins. */
const endedByBlocks = new Set(['p', 'tr']);

/**
 * The text of HTML, with the lines that its blocks make; what a browser would run or hide is left out. Reads tags as they
 * come: a parser looks for the beginning of each end among everything that is open.
 */
export function plainText(html: string): string {
  let text = '';
  let hidden = 0;
  let isEnding = false;
  const open = (name: string): void => {
    if (unseen.has(name)) hidden++;
    if (name === 'li') text += '\n- ';
    if (!blocks.has(name)) return;
    text += isEnding && name !== 'br' ? '\n\n' : '\n';
    if (name !== 'br') isEnding = endedByBlocks.has(name);
  };
  const close = (name: string): void => {
    if (unseen.has(name)) hidden = Math.max(0, hidden - 1);
    if (blocks.has(name)) text += '\n';
    if (endedByBlocks.has(name)) isEnding = false;
  };
  const nothing = (): void => undefined;
  const nameAt = (start: number, end: number): string => html.slice(start, end).toLowerCase();
  const tokens = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname: (start, end) => open(nameAt(start, end)),
      onclosetag: (start, end) => close(nameAt(start, end)),
      ontext: (start, end) => {
        if (hidden === 0) text += html.slice(start, end);
      },
      ontextentity: (code) => {
        if (hidden === 0) text += String.fromCodePoint(code);
      },
      onattribdata: nothing,
      onattribend: nothing,
      onattribentity: nothing,
      onattribname: nothing,
      oncdata: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onend: nothing,
      onopentagend: nothing,
      onprocessinginstruction: nothing,
      onselfclosingtag: nothing,
    },
  );
  tokens.write(html);
  tokens.end();
  return text
    .replace(/\u00a0/g, ' ')
    .split('\n')
    .map((line) => trimOf(line, ' \t'))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
