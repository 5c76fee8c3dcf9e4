import { describe, expect, it } from 'vitest';
import { emptyForm, formErrors, mainText, readForm, textsOf } from './certificate-form.ts';
import { exampleCertificate as certificate } from './testing/example-certificate.ts';

const today = '2026-11-16';

describe('the main line', () => {
  it.each([
    ['2027-03-03', 'Until 3 Mar 2027'],
    ['2026-11-28', 'Until 28 Nov 2026 (in 12 days)'],
    ['2026-11-17', 'Until 17 Nov 2026 (tomorrow)'],
    ['2026-11-16', 'Until 16 Nov 2026 (today)'],
    ['2026-11-15', 'Expired on 15 Nov 2026, yesterday'],
    ['2026-11-01', 'Expired on 1 Nov 2026, 15 days ago'],
  ])('of %s is "%s"', (expires, text) => expect(mainText({ ...certificate, expires }, today)).toBe(text));

  it('says when alarms were tested, or that nothing is known', () => {
    const alarms = { ...certificate, kind: 'alarms', expires: null } as const;
    expect(mainText(alarms, today)).toBe('Tested on 3 Mar 2026');
    expect(mainText({ ...alarms, issued: null }, today)).toBe('No date entered yet');
  });

  it('names the scheme of a deposit', () => {
    const deposit = {
      ...certificate,
      kind: 'depositScheme',
      scheme: 'MyDeposits',
      issued: null,
      expires: null,
    } as const;
    expect(mainText(deposit, today)).toBe('MyDeposits');
    expect(mainText({ ...deposit, scheme: '' }, today)).toBe('No scheme chosen yet');
  });
});

describe('the form', () => {
  it('starts a renewal without the dates and the number of what it replaces', () => {
    expect(textsOf(certificate, true)).toMatchObject({ propertyId: '7', kind: 'gasSafety', number: '', issued: '' });
    expect(textsOf(certificate, false)).toMatchObject({ number: 'GS-1', issued: '2026-03-03', expires: '2027-03-03' });
  });

  it('leaves out what was typed for another kind', () => {
    const typed = { ...emptyForm, kind: 'alarms', issued: today, expires: '2027-01-01', scheme: 'MyDeposits' };
    expect(readForm(typed, new FormData())).toMatchObject({ issued: today, expires: '', scheme: '', file: null });
  });

  it('refuses files that the server would refuse by their type or size', () => {
    const body = { ...emptyForm, propertyId: '7', kind: 'epc' };
    const errors = (type: string, size: number) =>
      formErrors(
        { ...body, file: Object.defineProperty(new File([], 'x', { type }), 'size', { value: size }) },
        { nation: null, today },
      );
    expect(errors('application/pdf', 10 * 1024 * 1024)).toEqual({});
    expect(errors('image/jpeg', 1)).toEqual({});
    expect(errors('text/html', 1)).toEqual({ file: 'Please choose a PDF, or a JPEG, PNG or WebP picture.' });
    expect(errors('application/pdf', 10 * 1024 * 1024 + 1)).toEqual({
      file: 'Please choose a file no larger than 10 MB.',
    });
  });
});
