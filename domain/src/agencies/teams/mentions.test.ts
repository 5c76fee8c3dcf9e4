import { describe, expect, test } from 'vitest';
import { mentionsIn, typedMention } from './mentions.ts';

const ann = { id: '1', name: 'Ann' };
const annLee = { id: '2', name: 'Ann Lee' };
const ben = { id: '3', name: 'Ben Cole' };
const sian = { id: '4', name: 'Siân ap Gwilym' };
const members = [ann, annLee, ben, sian];

describe('who a note mentions', () => {
  test.each([
    ['@Ben Cole could you ring her?', [ben], []],
    ['Ask @ben cole, or (@Siân ap Gwilym).', [ben, sian], []],
    ['@Ann Lee and @Ben Cole, then @Ann Lee again', [annLee, ben], []],
    ['@Ann, please', [ann], []],
    ['@Annabel left, and so did @Dora.', [], ['@Annabel', '@Dora.']],
    ['Write to ben@cole.example @ 3pm', [], []],
    ['@', [], []],
    ['', [], []],
  ])('%s', (text, people, unknown) => {
    expect(mentionsIn(text, members)).toEqual({ people, unknown });
  });
});

describe('a mention that is being typed', () => {
  const suggested = (text: string, cursor = text.length) =>
    typedMention(text, cursor, members)?.suggestions.map(({ name }) => name) ?? null;

  test.each([
    ['@', ['Ann', 'Ann Lee', 'Ben Cole', 'Siân ap Gwilym']],
    ['Could you, @an', ['Ann', 'Ann Lee']],
    ['@COL', ['Ben Cole']],
    ['@siân ap', ['Siân ap Gwilym']],
    ['@Ann', ['Ann Lee']],
    ['@Ben Cole', null],
    ['@Ben Cole ', null],
    ['@Dora', null],
    ['a@b', null],
    ['no sign', null],
    ['', null],
  ])('%s', (text, names) => {
    expect(suggested(text)).toEqual(names);
  });

  test('ends at the cursor', () => {
    expect(typedMention('Hi @be, thanks', 6, members)).toEqual({ from: 3, suggestions: [ben] });
    expect(typedMention('Hi @be, thanks', 3, members)).toBeNull();
  });
});
