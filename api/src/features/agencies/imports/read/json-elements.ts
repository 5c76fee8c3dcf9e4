import { FileProblem } from '../../../../platform/files/zip-archive.ts';
import { MAX_ROW_LENGTH } from './csv-rows.ts';

const tooLong = (row: number) =>
  `Row ${row.toLocaleString('en-GB')} is longer than ${MAX_ROW_LENGTH.toLocaleString('en-GB')} characters.`;
export const brokenJson = 'The file looks like JSON but is damaged or was cut off. Export it again.';

/**
 * The elements of the first array in a JSON document that lies at its top or directly in its top object, one by one:
 * a whole portfolio need not fit into memory. stream-json would take 85 ms of the processor for 100 kB of opening
 * brackets, where this takes 2 and `npm run bench -- hostile` allows 50, and twice as long for a list of real homes.
 */
export async function* jsonElements(text: AsyncIterable<string>): AsyncGenerator<unknown> {
  let [depth, arrayDepth] = [0, -1];
  let [inString, isEscaped, hasEnded] = [false, false, false];
  let [element, rows] = ['', 0];
  for await (const chunk of text) {
    let from = arrayDepth >= 0 ? 0 : -1;
    for (let at = 0; at < chunk.length; at++) {
      const sign = chunk[at]!;
      if (inString) {
        if (isEscaped) isEscaped = false;
        else if (sign === '\\') isEscaped = true;
        else if (sign === '"') inString = false;
        continue;
      }
      if (sign === '"') inString = true;
      else if (sign === '{' || sign === '[') {
        depth++;
        if (arrayDepth < 0 && !hasEnded && sign === '[' && depth <= 2) {
          arrayDepth = depth;
          from = at + 1;
        }
      } else if (sign === '}' || sign === ']') {
        if (depth === arrayDepth) {
          element += chunk.slice(from, at);
          if (element.trim() !== '') yield parse(element);
          [element, from, arrayDepth, hasEnded] = ['', -1, -1, true];
        }
        depth--;
      } else if (sign === ',' && depth === arrayDepth) {
        yield parse(element + chunk.slice(from, at));
        rows++;
        [element, from] = ['', at + 1];
      }
    }
    if (from >= 0) element += chunk.slice(from);
    if (element.length > MAX_ROW_LENGTH) throw new FileProblem(tooLong(rows + 1));
  }
  if (depth !== 0 || inString || !hasEnded) throw new FileProblem(brokenJson);
}

function parse(element: string): unknown {
  try {
    return JSON.parse(element);
  } catch {
    throw new FileProblem(brokenJson);
  }
}
