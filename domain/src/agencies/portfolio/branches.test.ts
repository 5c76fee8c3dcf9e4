import { expect, test } from 'vitest';
import { withKnownBranch } from './branches.ts';

const branches = [
  { name: 'Leeds', code: '1' },
  { name: 'York', code: '' },
];
const home = { reference: 'A1', values: {} };

test('a branch is known by its code or its name, whatever its case', () => {
  for (const branch of ['1', ' 1 ', 'leeds', 'LEEDS '])
    expect(withKnownBranch({ ...home, branch }, branches)).toEqual({
      portable: { ...home, branch: 'Leeds' },
      note: null,
    });
});

test('a name that is new stays, and so does what says nothing or no branch', () => {
  for (const said of [{ branch: 'Hull' }, { branch: '' }, {}])
    expect(withKnownBranch({ ...home, ...said }, branches)).toEqual({ portable: { ...home, ...said }, note: null });
});

test('a number that is new makes no branch, and is told where branches have codes', () => {
  const numbered = { ...home, branch: '7', branchIsCode: true } as const;
  expect(withKnownBranch(numbered, branches)).toEqual({
    portable: home,
    note: 'You don’t have a branch with the code 7, so this home’s branch won’t change. Your branches are 1 (Leeds).',
  });
  expect(withKnownBranch(numbered, [{ name: 'York', code: '' }])).toEqual({ portable: home, note: null });
});
