import { describe, expect, it } from 'vitest';
import { comparisonProblem, comparisonRows, inOrderOfArrival } from './comparison.ts';

const maya = {
  id: 'maya',
  propertyId: 'canal',
  status: 'sent' as const,
  price: 1250,
  offer: null,
  profile: { moveInDate: '2026-12-03', people: 2 },
  createdAt: '2026-11-14T10:00:00.000Z',
};
const tom = {
  ...maya,
  id: 'tom',
  status: 'shortlisted' as const,
  offer: 1200,
  profile: { people: 1, pets: '' },
  createdAt: '2026-11-13T10:00:00.000Z',
};

describe('a comparison', () => {
  it('needs two to four applications for one home', () => {
    expect(comparisonProblem([])).toMatch(/at least 2/);
    expect(comparisonProblem([maya])).toMatch(/at least 2/);
    expect(comparisonProblem([maya, tom])).toBeNull();
    expect(comparisonProblem([maya, tom, maya, tom])).toBeNull();
    expect(comparisonProblem([maya, tom, maya, tom, maya])).toMatch(/at most 4/);
    expect(comparisonProblem([maya, { propertyId: 'elsewhere' }])).toMatch(/same home/);
  });

  it('has a row for each criterion and a value for each applicant', () => {
    const rows = comparisonRows([maya, tom]);
    expect(rows.map(({ criterion }) => criterion)).toEqual([
      'Status',
      'Applied',
      'Rent',
      'Move-in date',
      'People',
      'Work',
      'Pets',
      'Note',
    ]);
    expect(Object.fromEntries(rows.map(({ criterion, values }) => [criterion, values]))).toMatchObject({
      Status: ['New', 'Shortlisted'],
      Applied: ['14 Nov 2026', '13 Nov 2026'],
      Rent: ['£1,250 pcm, as advertised', '£1,200 pcm'],
      'Move-in date': ['3 Dec 2026', null],
      People: ['2', '1'],
      Work: [null, null],
      Pets: [null, 'None'],
    });
  });

  it('stands in the order of arrival, whatever was ticked first', () => {
    expect(inOrderOfArrival([maya, tom]).map(({ id }) => id)).toEqual(['tom', 'maya']);
  });
});
