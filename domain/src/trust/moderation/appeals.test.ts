import { describe, expect, it, test } from 'vitest';
import { disputedExcerpt, isAcceptedWording } from '../../listings/law/accepted-wording.ts';
import { lawfulListing } from '../../listings/law/example-facts.ts';
import { publishable } from '../../listings/law/publishable.ts';
import type { Finding, FoundWords } from '../../listings/law/rule.ts';
import { possibleSteps, stepsIn } from '../../testing/lifecycle-steps.ts';
import { appealDecisions, appealStatuses, canDecideAppeal, nextAppealStatus } from './appeals.ts';

test('an appeal is decided once', () => {
  const steps = possibleSteps(appealStatuses, appealDecisions, [''], nextAppealStatus);
  expect(steps).toEqual(
    stepsIn(`
      open overturn overturned
      open uphold upheld
    `),
  );
});

describe('an appeal is decided by', () => {
  const review = (actorId: string, decidedBy: string | null, ...activeAdminIds: readonly string[]) =>
    canDecideAppeal({ actorId, decidedBy, activeAdminIds });

  it('another admin than the one who made the decision', () => {
    expect(review('ada', 'ada', 'ada', 'ben')).toBe(false);
    expect(review('ben', 'ada', 'ada', 'ben')).toBe(true);
  });
  it('the same admin where there is no other', () => {
    expect(review('ada', 'ada', 'ada')).toBe(true);
  });
  it('any admin where nobody made the decision', () => {
    expect(review('ada', null, 'ada', 'ben')).toBe(true);
  });
});

describe('an accepted wording', () => {
  const finding = (words?: FoundWords): Finding => ({
    rule: 'england-benefits',
    nation: 'england',
    field: 'features',
    severity: 'block',
    sentence: 'x',
    citation: 'x',
    since: '2026-05-01',
    ...(words && { words }),
  });
  const features = ['Balcony', 'Quiet. The “No DSS” mural is by a local artist! Sunny'];
  const start = features[1]?.indexOf('No DSS') ?? 0;
  const found = finding({ item: 1, start, end: start + 6, text: 'No DSS' });
  const excerpt = 'The “No DSS” mural is by a local artist';

  it('is the sentence around the words', () => {
    expect(disputedExcerpt(found, { features })).toBe(excerpt);
    expect(disputedExcerpt(finding({ item: 7, start: 0, end: 1, text: 'x' }), { features })).toBeNull();
    expect(disputedExcerpt(finding(), { features })).toBeNull();
  });

  it('is no longer objected to', () => {
    const accepted = [{ rule: 'england-benefits', field: 'features', excerpt }];
    expect(isAcceptedWording(found, { features }, accepted)).toBe(true);
    expect(isAcceptedWording(found, { features }, [])).toBe(false);
  });

  it('does not hide further words in the same field', () => {
    const text = 'The mural “No DSS” is by a local artist. No DSS.';
    const facts = lawfulListing('england', {
      wording: { ...lawfulListing('england').wording, propertyDescription: [text] },
    });
    const [first] = publishable(facts, '2026-11-16').reasons;
    const excerpt = first ? disputedExcerpt(first, facts.wording) : null;
    expect(excerpt).toBe('The mural “No DSS” is by a local artist');
    const acceptedWordings = [{ rule: first?.rule ?? '', field: 'propertyDescription', excerpt: excerpt ?? '' }];
    const [second] = publishable({ ...facts, acceptedWordings }, '2026-11-16').reasons;
    expect(second?.words?.start).toBe(text.lastIndexOf('No DSS'));
    const wording = { ...facts.wording, propertyDescription: ['The mural “No DSS” is by a local artist.'] };
    expect(publishable({ ...facts, wording, acceptedWordings }, '2026-11-16').isPublishable).toBe(true);
  });

  it.each([
    ['by another rule', { rule: 'other' }],
    ['in another field', { field: 'title' }],
    ['in another sentence', { excerpt: 'No DSS' }],
  ])('does not cover the same words %s', (_, change) => {
    const accepted = [{ rule: 'england-benefits', field: 'features', excerpt, ...change }];
    expect(isAcceptedWording(found, { features }, accepted)).toBe(false);
  });
});
