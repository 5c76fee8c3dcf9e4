import { expect, test } from 'vitest';
import { jsonElements } from './json-elements.ts';

async function elementsOf(text: string, chunk: number): Promise<unknown[]> {
  async function* chunks() {
    for (let at = 0; at < text.length; at += chunk) yield text.slice(at, at + chunk);
  }
  const elements: unknown[] = [];
  for await (const element of jsonElements(chunks())) elements.push(element);
  return elements;
}

const homes = [{ title: 'A "flat", [sic] {x}\\', rooms: [1, [2]] }, { title: 'é' }, {}];

test.each([1, 2, 7, 1_000])('reads the homes of a document however it is cut (%i)', async (chunk) => {
  const document = JSON.stringify({ format: 'x', note: 'a ] b', homes, after: 1 }, null, 2);
  expect(await elementsOf(document, chunk)).toEqual(homes);
  expect(await elementsOf(JSON.stringify(homes), chunk)).toEqual(homes);
  expect(await elementsOf('{"homes":[]}', chunk)).toEqual([]);
});

test.each(['{"homes":[{}', '{"homes":[{]}', '{"homes":[{"a":]}', '{"homes":["a]}', '{}'])(
  'refuses a document that is damaged: %s',
  async (text) => {
    await expect(elementsOf(text, 3)).rejects.toThrow('damaged or was cut off');
  },
);
