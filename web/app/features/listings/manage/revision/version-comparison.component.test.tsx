import type { ListingContent, OwnListing } from '@letfair/contract/listings/listings';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPublicListing } from '../../../../testing/example-listing.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { VersionComparison } from './version-comparison.tsx';

const { features, ...rest } = aPublicListing();
const approved = { ...rest, features, ownFeatures: features } as unknown as ListingContent;
const [photo] = approved.photos;
const aPhoto = (id: string, caption = '') => ({ ...photo!, id, caption });

function show(changes: Partial<ListingContent>, before: Partial<ListingContent> = {}) {
  const reasons = [{ kind: 'photos', sentence: 'The photos are others.' }];
  const waiting = { ...approved, ...changes, reasons, submittedAt: '2026-11-18T12:00:00.000Z' };
  renderPage(
    <VersionComparison
      approved={{ ...approved, ...before }}
      waiting={waiting as unknown as NonNullable<OwnListing['revision']>}
      lister="landlord"
    />,
  );
}

/** What stands on either side under a title. */
function sides(title: string) {
  const section = screen.getByRole('heading', { name: title }).closest('section')!;
  const [left, right] = section.querySelectorAll('dd');
  return { left: left!, right: right! };
}

it('says why the changes wait, and shows nothing that is the same', () => {
  show({});
  expect(screen.getByText('The photos are others.')).toBeTruthy();
  expect(screen.queryAllByRole('heading')).toEqual([]);
});

it('marks the words that went on one side and those that came on the other', () => {
  show({ title: 'Three rooms by the canal' });
  const { left, right } = sides('Title');
  expect([left.textContent, right.textContent]).toEqual(['Two rooms by the canal', 'Three rooms by the canal']);
  expect([...left.querySelectorAll('del')].map(({ textContent }) => textContent)).toEqual(['Two ']);
  expect(left.querySelector('ins')).toBeNull();
  expect([...right.querySelectorAll('ins')].map(({ textContent }) => textContent)).toEqual(['Three ']);
  expect(right.querySelector('del')).toBeNull();
  expect(screen.getAllByRole('heading')).toHaveLength(1);
});

it('says what one version leaves out', () => {
  show({}, { materialInformation: { ...approved.materialInformation, furnishing: '' } });
  const { left, right } = sides('Furnishing');
  expect([left.textContent, right.textContent]).toEqual(['Not given', 'Furnished']);
});

it('tells which photos are new, which were taken away and whose caption is another', () => {
  show({ photos: [aPhoto('a', 'The hall'), aPhoto('c')] }, { photos: [aPhoto('a', 'The kitchen'), aPhoto('b')] });
  const { left, right } = sides('Photos');
  const [keptBefore, gone] = within(left).getAllByRole('listitem');
  const [kept, added] = within(right).getAllByRole('listitem');
  expect([keptBefore?.textContent, gone?.textContent]).toEqual(['The kitchen', 'Removed']);
  expect([kept?.textContent, added?.textContent]).toEqual(['The hall', 'New']);
  expect(within(kept!).getByText('The hall').className).toContain('font-semibold');
});

it('says that a version has no photos, and leaves photos out whose order and captions are the same', () => {
  show({ photos: [] });
  expect(sides('Photos').right.textContent).toBe('No photos');
});
