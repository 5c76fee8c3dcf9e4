import { expect, it } from 'vitest';
import { contactProblems } from './contact-problems.ts';

it('says for each field which words have to go, and why', () => {
  expect(contactProblems({ firstName: 'Jo', lastName: 'o77oo 9oo456', company: 'Insta @jolets' })).toEqual({
    lastName: expect.stringMatching(/^Leave out “o77oo 9oo456”\. Others can read this, .* through Letfair/),
    company: expect.stringMatching(/^Leave out “Insta @jolets”\./),
  });
});

it('finds a number that is spread over several fields', () => {
  expect(Object.keys(contactProblems({ firstName: '07700', lastName: '900123' }))).toEqual(['firstName', 'lastName']);
});

it('leaves what is stored already, and the names of people and agencies', () => {
  expect(contactProblems({ company: 'lets.example ' }, { company: 'lets.example' })).toEqual({});
  for (const name of [
    'Maya Osei',
    "O'Neill & Sons",
    'No.1 Lettings',
    'Homes 4 U',
    'St. George Estates',
    'Seven Dials Lets',
  ])
    expect(contactProblems({ name }), name).toEqual({});
});
