import { trimOf } from '@letfair/domain/text-edges';
import { Parser } from 'htmlparser2';

const blocks = new Set(['p', 'div', 'br', 'ul', 'ol', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'section', 'table']);
const unseen = new Set(['script', 'style', 'head', 'title', 'template']);

/** The text of HTML, with the lines that its blocks make; what a browser would run or hide is left out. */
export function plainText(html: string): string {
  let text = '';
  let hidden = 0;
  const parser = new Parser({
    onopentagname: (name) => {
      if (unseen.has(name)) hidden++;
      if (name === 'li') text += '\n- ';
      else if (blocks.has(name)) text += '\n';
    },
    onclosetag: (name) => {
      if (unseen.has(name)) hidden--;
      if (blocks.has(name) && name !== 'br') text += '\n';
    },
    ontext: (piece) => {
      if (hidden <= 0) text += piece;
    },
  });
  parser.end(html);
  return text
    .replace(/\u00a0/g, ' ')
    .split('\n')
    .map((line) => trimOf(line, ' \t'))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
