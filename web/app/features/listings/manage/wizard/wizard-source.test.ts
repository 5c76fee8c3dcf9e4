import { describe, expect, it } from 'vitest';
import { firstShown, nextShown, sourceIn } from './wizard-source.ts';

describe('what the address asks for', () => {
  it.each([
    ['', { kind: 'new' }],
    ['?draft=', { kind: 'new' }],
    ['?draft=a', { kind: 'draft', id: 'a' }],
    ['?listing=b', { kind: 'listing', id: 'b' }],
  ])('%j', (search, source) => expect(sourceIn(search)).toEqual(source));
});

describe('the form that is shown', () => {
  const fresh = firstShown(sourceIn(''));

  it('is the same one after its first save put the id into the address', () => {
    const saved = nextShown(fresh, sourceIn('?draft=a'), 'a');
    expect(saved).toEqual({ source: sourceIn('?draft=a'), begunWith: sourceIn(''), round: 0 });
    expect(nextShown(saved, sourceIn('?draft=a'), 'a')).toBe(saved);
  });

  it('is another one for another draft, and for a new listing after that', () => {
    const other = nextShown(fresh, sourceIn('?draft=b'), 'a');
    expect(other).toMatchObject({ begunWith: sourceIn('?draft=b'), round: 1 });
    expect(nextShown(other, sourceIn(''), 'a').round).toBe(2);
  });

  it('is a new one when a new listing is begun right after the first save', () => {
    const saved = nextShown(fresh, sourceIn('?draft=a'), 'a');
    expect(nextShown(saved, sourceIn(''), 'a')).toEqual({ ...fresh, round: 1 });
  });
});
