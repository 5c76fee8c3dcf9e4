import { expect, test } from 'vitest';
import { countRefusedSignIns } from './count-refused-sign-ins.ts';

test('counts refused and locked sign-ins by their step, and no others', async () => {
  const counted: string[] = [];
  const onRefusedSignIn = (step: string, outcome: string) => void counted.push(`${step} ${outcome}`);
  const answers = [
    { ok: true },
    { ok: false, code: 'unauthenticated' },
    { ok: false, code: 'forbidden' },
    { ok: false, code: 'too_many' },
  ] as const;
  const signIn = countRefusedSignIns({ onRefusedSignIn }, 'password', async (at: number) => answers[at] ?? answers[0]);
  for (const [at, answer] of answers.entries()) expect(await signIn(at)).toBe(answer);
  expect(counted).toEqual(['password refused', 'password refused', 'password locked']);
});
