import { expect, test } from 'vitest';
import { fullNamePatterns, personalPatterns, REMOVED } from './personal-words.ts';

const maya = { firstName: 'Maya', lastName: 'Osei', email: 'Maya.Osei@tenant.example', phone: '07700 900123' };

function redacted(text: string, known = maya): string {
  const { anyCase, asSpelled } = personalPatterns(known);
  const once = anyCase.reduce((left, pattern) => left.replace(new RegExp(pattern, 'gi'), REMOVED), text);
  return asSpelled.reduce((left, pattern) => left.replace(new RegExp(pattern, 'g'), REMOVED), once);
}

test.each([
  ['Write to maya.osei@TENANT.example please', `Write to ${REMOVED} please`],
  ['I am Maya Osei.', `I am ${REMOVED} ${REMOVED}.`],
  ['Maya’s flat, “Maya”, Mayan', `${REMOVED}’s flat, “${REMOVED}”, Mayan`],
  ['Ring 07700900123', `Ring ${REMOVED}`],
  ['or +44 7700 900 123 or (07700) 900-123', `or ${REMOVED} or (${REMOVED}`],
  ['mayaXosei@tenant.example and maya', 'mayaXosei@tenant.example and maya'],
])('%s', (text, expected) => {
  expect(redacted(text)).toBe(expected);
});

test('finds nothing for data that is too short', () => {
  const nobody = { firstName: 'M', lastName: '', email: '', phone: '12' };
  expect(personalPatterns(nobody)).toEqual({ anyCase: [], asSpelled: [] });
});

test('escapes special characters in names', () => {
  expect(redacted('Ask Ann-Marie or J. (Jo)', { ...maya, firstName: 'Ann-Marie', lastName: 'J.' })).toBe(
    `Ask ${REMOVED} or ${REMOVED} (Jo)`,
  );
});

test('matches only the full name in texts of other people', () => {
  const { asSpelled } = fullNamePatterns(maya);
  const found = (text: string) => asSpelled.some((pattern) => new RegExp(pattern).test(text));
  expect(found('Maya Osei has written')).toBe(true);
  expect(found('Maya O. has written')).toBe(true);
  expect(found('Maya P. has written to Ann Osei')).toBe(false);
});
