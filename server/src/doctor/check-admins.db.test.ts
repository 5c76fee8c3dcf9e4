import { testApi } from '@letfair/api/testing/test-api';
import { expect, test } from 'vitest';
import { checkAdmins } from './check-admins.ts';
import { lineOf } from './finding.ts';

const { api, url } = await testApi();
const publicUrl = 'https://letfair.example';

test('an admin of a public site whose password is in the repository is a problem, on a local site it is not', async () => {
  const lines = async (isLocal: boolean) => (await checkAdmins({ isLocal, publicUrl }, url)).map(lineOf);
  await api.createAdmin('safe@admin.example', 'a password no file of ours holds'.split('').reverse().join(''));
  expect(await lines(false)).toEqual(['ok       admins: none of them uses a password from Letfair’s repository.']);
  await api.createAdmin('ann@admin.example', 'change this before the first start');
  expect(await lines(false)).toEqual([
    expect.stringMatching(
      /^problem {2}admins: ann@admin\.example has a password that anyone can read .*https:\/\/letfair\.example\/auth\/forgot-password/,
    ),
  ]);
  expect(await lines(true)).toEqual([]);
});
