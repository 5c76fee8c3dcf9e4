import { expect, test } from 'vitest';
import { capabilityIds } from './capabilities/capabilities.ts';
import { featureGroups } from './features.ts';
import { landlordsContent } from './landlords.ts';

const screens = featureGroups.flatMap((group) => group.screens);

test('the features page has a line for every capability, once', () => {
  const ids = screens.flatMap(({ features }) => features.map(({ id }) => id));
  expect(ids.toSorted()).toEqual(capabilityIds.toSorted());
});

test('no screen is shown that nothing is done on', () => {
  expect(screens.filter(({ features }) => features.length === 0)).toEqual([]);
});

test('landlords read of what is theirs, and not of what moderators or tenants do', () => {
  const ids = landlordsContent.everything.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['list-property', 'viewing-times', 'certificates', 'team', 'clients']));
  expect(ids).not.toEqual(expect.arrayContaining(['favourites']));
  expect(ids).not.toEqual(expect.arrayContaining(['audit-log']));
});
