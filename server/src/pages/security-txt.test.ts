import { expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { securityTxt } from './security-txt.ts';

test('security.txt names the contact, its own address and a date within a year', async () => {
  const { app } = await testApp();
  await app.register(securityTxt('desk@letfair.example', 'https://letfair.example'));
  const { body, headers, statusCode } = await app.inject('/.well-known/security.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = new Map(
    body
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2) as [string, string]),
  );
  expect(fields.get('Contact')).toBe('mailto:desk@letfair.example');
  expect(fields.get('Canonical')).toBe('https://letfair.example/.well-known/security.txt');
  expect(fields.get('Preferred-Languages')).toBe('en');
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
});
