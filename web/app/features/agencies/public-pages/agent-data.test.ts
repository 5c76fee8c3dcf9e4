import { expect, it } from 'vitest';
import { realEstateAgent } from './agent-data.ts';

const site = 'https://letfair.example';
const quay = { publicName: 'Quay Lets', path: '/agents/quay-lets' };

it('describes an agency and its branches by what the page says', () => {
  const branches = [
    { name: 'Hull', address: '1 Quay, Hull', homes: '2 homes' },
    { name: 'York', address: '', homes: 'No homes' },
  ];
  expect(realEstateAgent(site, { ...quay, branches })).toEqual({
    '@type': 'RealEstateAgent',
    name: 'Quay Lets',
    url: `${site}/agents/quay-lets`,
    department: [
      { '@type': 'RealEstateAgent', name: 'Quay Lets, Hull', address: '1 Quay, Hull' },
      { '@type': 'RealEstateAgent', name: 'Quay Lets, York' },
    ],
  });
});

it('names no departments of an agency without branches', () => {
  expect(realEstateAgent(site, { ...quay, branches: [] })).not.toHaveProperty('department');
});
