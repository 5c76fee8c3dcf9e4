import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { splitMessageLinks } from './message-links.ts';

const linked = (content: string) => splitMessageLinks(content).flatMap(({ href }) => (href ? [href] : []));

describe('links in a message', () => {
  it.each([
    ['See https://letfair.example/properties/1.', ['https://letfair.example/properties/1']],
    ['(https://letfair.example/a_(b))', ['https://letfair.example/a_(b)']],
    ['http://letfair.example, HTTPS://LETFAIR.EXAMPLE/Q?', ['http://letfair.example', 'HTTPS://LETFAIR.EXAMPLE/Q']],
    ['one\nhttps://a.example\ntwo', ['https://a.example']],
    ['javascript:alert(1)', []],
    ['data:text/html,https', []],
    ['ftp://a.example', []],
    ['www.a.example', []],
    ['xhttps://a.example', []],
    ['https://', []],
    ['https://localhost/x', []],
    ['https://bank.example@thief.example/', []],
    ['https://exa mple', []],
    ['https://thief.example\\@bank.example', []],
    ['https://bücher.example:8080?a=1', ['https://bücher.example:8080?a=1']],
  ])('are found in %j', (content, hrefs) => {
    expect(linked(content)).toEqual(hrefs);
  });

  it('keep their words as they were typed', () => {
    expect(splitMessageLinks('Look: https://A.example/x!')).toEqual([
      { text: 'Look: ' },
      { text: 'https://A.example/x', href: 'https://A.example/x' },
      { text: '!' },
    ]);
  });

  it('are not made of what is too long to be read', () => {
    expect(linked(`https://a.example/${'a'.repeat(500)}`)).toEqual([]);
  });

  it('give back the whole message, whatever it holds', () => {
    const piece = fc.constantFrom('https://', 'http://a.example', '.', ')', '(', '\n', ' ', '@', 'é', '👍', '<', '"');
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 10 })), { maxLength: 15 }), (pieces) => {
        const content = pieces.join('');
        const parts = splitMessageLinks(content);
        expect(parts.map(({ text }) => text).join('')).toBe(content);
        for (const { href } of parts) if (href) expect(href).toMatch(/^https?:\/\//i);
      }),
    );
  });
});

test.each(['https://a.', 'http://', 'https://a.example/(', 'https://a.example/)', '.', 'h'])(
  'a message full of %j is split in time in proportion to its length',
  (piece) => {
    // Ten times the longest message: work that grew with its square would not end within the time of a test.
    const content = piece.repeat(Math.ceil(320_000 / piece.length));
    expect(splitMessageLinks(content).reduce((length, { text }) => length + text.length, 0)).toBe(content.length);
  },
);
