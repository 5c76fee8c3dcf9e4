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
  expect(document.querySelector('dt')).toBeNull();
});

/** What is said of a changed fact, with what went and what came. */
function changeOf(term: string) {
  const said = screen.getByText(term).nextElementSibling!;
  const marked = (selector: string) => [...said.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return { text: said.textContent, went: marked('del'), came: marked('ins') };
}

it('marks the words that went and came within a text, which is shown once', () => {
  const text = 'Two rooms by the canal, five minutes from the tram, with a balcony that looks over the lock.';
  show({ description: text.replace('Two', 'Three') }, { description: text });
  const { went, came, text: said } = changeOf('Description');
  expect([went, came]).toEqual([['Two '], ['Three ']]);
  expect(said).toBe(`Two ${text.replace('Two', 'Three')}`);
});

it('shows a value as it was and as it is, also where one version leaves it out', () => {
  show(
    { title: 'Three rooms by the canal' },
    { materialInformation: { ...approved.materialInformation, furnishing: '' } },
  );
  expect(changeOf('Title')).toMatchObject({ went: ['Two rooms by the canal'], came: ['Three rooms by the canal'] });
  expect(changeOf('Furnishing')).toMatchObject({ went: ['Not given'], came: ['Furnished'] });
  expect(changeOf('Furnishing').text).toContain('has become');
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
