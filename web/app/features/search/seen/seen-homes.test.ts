import { describe, expect, it } from 'vitest';
import { parseSeenHomes, parseVisits, withSeen, withVisit } from './seen-homes.ts';

const home = (id: string) => ({ id, title: `Home ${id}`, rent: '£900 pcm', photo: '/photos/1.webp' });
const MINUTE = 60_000;

describe('recently seen homes', () => {
  it('are listed once, newest first, at most 12', () => {
    const homes = Array.from({ length: 13 }, (_, at) => home(String(at)));
    const seen = homes.reduce<ReturnType<typeof withSeen>>(withSeen, []);
    expect(seen).toHaveLength(12);
    expect(withSeen(seen, home('5')).map(({ id }) => id)).toEqual([
      '5',
      '12',
      '11',
      '10',
      '9',
      '8',
      '7',
      '6',
      '4',
      '3',
      '2',
      '1',
    ]);
  });

  it.each([[null], ['text'], [{}], [[null, 7, 'x', {}, { id: 1, title: 'No', rent: '£1' }]]])(
    'are none where storage holds %j',
    (stored) => expect(parseSeenHomes(stored)).toEqual([]),
  );

  it('show photos of this site only', () => {
    expect(parseSeenHomes([{ ...home('1'), photo: 'https://evil.example/1.png' }])[0]?.photo).toBeNull();
  });
});

describe('the last visit', () => {
  it('is unknown on the first', () => {
    expect(withVisit(parseVisits('broken'), 100)).toEqual({ previous: null, latest: 100 });
  });

  it('goes on for half an hour after the last page', () => {
    const visits = { previous: 5, latest: 10 };
    expect(withVisit(visits, 10 + 30 * MINUTE)).toEqual({ previous: 5, latest: 10 + 30 * MINUTE });
    expect(withVisit(visits, 11 + 30 * MINUTE)).toEqual({ previous: 10, latest: 11 + 30 * MINUTE });
  });
});
