import { describe, expect, it, test } from 'vitest';
import { placeDoubts } from './place-doubts.ts';
import { outcodesInUse } from './postcodes/outcodes.ts';
import { areaOf } from './postcodes/postcodes.ts';

/** “Leeds / West Yorkshire / LS7 3HB” */
function doubtsOf(row: string) {
  const [city = '', county = '', postcode = ''] = row.split('/').map((part) => part.trim());
  return placeDoubts({ city, county, postcode });
}
const partsOf = (row: string) => doubtsOf(row).map(({ part }) => part);

const near = [
  // the post town and its county
  'Leeds / West Yorkshire / LS7 3HB',
  'LEEDS / / LS7 3HB',
  'Leeds / West Yorks / LS17 8AA',
  'Manchester / Greater Manchester / M14 5RJ',
  'London / Greater London / SW1A 1AA',
  'Bristol / Bristol / BS6 5AA',
  'Stoke-on-Trent / Staffs / ST4 2AA',
  'Brighton and Hove / East Sussex / BN1 1AA',
  'Kingston upon Hull / East Yorkshire / HU5 2AA',
  'Cardiff / South Glamorgan / CF10 1AA',
  'Glasgow / / G12 8AA',
  'Edinburgh / Midlothian / EH9 1AA',
  'Belfast / Co. Antrim / BT7 1AA',
  'Portrush / County Antrim / BT56 8AA',
  // a neighbourhood, a village or a town whose post town is another
  'Headingley / West Yorkshire / LS6 3AA',
  'Chapel Allerton, Leeds / / LS7 4AA',
  'Otley / West Yorkshire / LS21 1AA',
  'Ilkley / West Yorkshire / LS29 8AA',
  'Leeds / / LS29 8AA',
  'Glossop / Derbyshire / SK13 8AA',
  'Manchester / / SK13 8AA',
  'Sale / Cheshire / M33 2AA',
  'Didsbury / / M20 2AA',
  'Croydon / Surrey / CR0 1AA',
  'London / / CR0 1AA',
  'London / / KT1 1AA',
  'Camden / London / NW1 8AA',
  'York / North Yorkshire / YO25 6AA',
  'Norwich / Norfolk / NR23 1AA',
  'Hereford / Herefordshire / HR5 3AA',
  'Lairg / Sutherland / IV27 4AA',
  'Inverness / Highland / IV27 4AA',
  'Durness / Sutherland / IV27 4PN',
  'Ullapool / Ross-shire / IV26 2AA',
  'Aberystwyth / Ceredigion / SY23 1AA',
  // towns that share their name
  'Newcastle / / NE1 1AA',
  'Newcastle / / ST5 1AA',
  'Newcastle / County Down / BT33 0AA',
  'Newport / Gwent / NP20 1AA',
  'Newport / Isle of Wight / PO30 1AA',
  'Newport / Shropshire / TF10 7AA',
  'Bangor / County Down / BT20 3AA',
  'Bangor / Gwynedd / LL57 1AA',
  'Richmond / North Yorkshire / DL10 4AA',
  'Richmond / Surrey / TW9 1AA',
  'Ashford / Middlesex / TW15 1AA',
  'Ashford / Kent / TN23 1AA',
  'Stratford / London / E15 1AA',
  'Stratford / Warwickshire / CV37 6AA',
  'St Ives / Cambridgeshire / PE27 5AA',
  'St Ives / Cornwall / TR26 1AA',
  'Sutton / Cambridgeshire / CB6 2AA',
  'Whitchurch / Shropshire / SY13 1AA',
  // counties of the past, short names, and the county next door
  'Wembley / Middlesex / HA9 0AA',
  'Enfield / Middx / EN1 1AA',
  'Harrogate / Yorkshire / HG1 1AA',
  'Sheffield / Yorkshire / S10 2AA',
  'Middlesbrough / Cleveland / TS1 1AA',
  'Middlesbrough / Yorkshire / TS5 6AA',
  'Durham / Co. Durham / DH1 3AA',
  'Darlington / Co Durham / DL1 1AA',
  'Hull / Humberside / HU1 1AA',
  'Bath / Avon / BA1 1AA',
  'Kendal / Westmorland / LA9 4AA',
  'Carlisle / Cumberland / CA1 1AA',
  'Liverpool / Lancashire / L1 1AA',
  'Warrington / Lancashire / WA1 1AA',
  'Birmingham / Warwickshire / B1 1AA',
  'Bournemouth / Hampshire / BH1 1AA',
  'Slough / Bucks / SL1 1AA',
  'Huntingdon / Huntingdonshire / PE29 3AA',
  'Oakham / Leicestershire / LE15 6AA',
  'Haverfordwest / Pembrokeshire / SA61 1AA',
  'Swansea / Glamorgan / SA1 1AA',
  'Paisley / Strathclyde / PA1 1AA',
  'Perth / Tayside / PH1 1AA',
  'Omagh / Tyrone / BT78 1AA',
  // what the places table does not know
  'Little Snoring / Norfolk / NR21 0AA',
  'Atlantis / Mordor / LS7 3HB',
  'Leeds / England / LS7 3HB',
  'Leeds / Leeds / LS7 3HB',
  'Nr. Leeds / / LS7 3HB',
  'Leeds 7 / / LS7 3HB',
  'City of Leeds / / LS7 3HB',
  ' / / LS7 3HB',
  'Manchester / Cornwall / ',
  'Manchester / Cornwall / LS7',
  'Manchester / Cornwall / ZZ1 1AA',
];

describe('a town and a county are taken as they are', () => {
  it.each(near)('%s', (row) => {
    expect(doubtsOf(row)).toEqual([]);
  });

  it('wherever a district lies: its own town, its name, and the town of its postcode area', () => {
    const doubted = outcodesInUse().flatMap(({ outcode, name, town }) => {
      const area = areaOf(outcode);
      const postcode = `${outcode} 1AA`;
      if (!area) return [];
      // Northern Ireland is one postcode area
      const ofArea = area.nation === 'northern-ireland' ? { name: '', county: '' } : area;
      const names = [town, name, ofArea.name, `Near ${town}`];
      return names.flatMap((city) => placeDoubts({ city, county: ofArea.county, postcode }));
    });
    expect(doubted).toEqual([]);
  });
});

const far = {
  city: [
    'Manchester / / LS7 3HB',
    'manchester / / ls73hb',
    'Manchester / West Yorkshire / LS7 3HB',
    'London / / LS7 3HB',
    'London / / M1 1AE',
    'London / / BN1 1AA',
    'London / / OX1 1AA',
    'Leeds / / M14 5RJ',
    'Leeds / / S10 2AA',
    'Leeds / / SW1A 1AA',
    'Liverpool / / M1 1AE',
    'Liverpool / / LS6 3AA',
    'Sheffield / / M1 1AE',
    'Birmingham / / NG1 1AA',
    'Birmingham / / BS1 1AA',
    'Bristol / / GL1 1AA',
    'Bristol / / SA1 1AA',
    'Cardiff / / SA1 1AA',
    'Glasgow / / EH9 1AA',
    'Edinburgh / / G12 8AA',
    'Aberdeen / / DD1 1AA',
    'Dundee / / AB10 1AA',
    'Belfast / / BT48 6AA',
    'Derry / / BT7 1AA',
    'Newcastle / / M1 1AE',
    'Newcastle upon Tyne / / TS1 1AA',
    'Newport / / LS7 3HB',
    'Nottingham / / PE1 1AA',
    'Norwich / / IP1 1AA',
    'Cambridge / / PE1 1AA',
    'Oxford / / CB1 1AA',
    'Exeter / / PL4 8AA',
    'Plymouth / / EX4 1AA',
    'Southampton / / BN1 1AA',
    'York / / HU5 2AA',
    'Headingley, Leeds / / NW1 8AA',
    'Nr Brighton / / TR26 1AA',
    'Leeds 7 / / L7 3AA',
    'Camden / / M14 5RJ',
  ],
  county: [
    'Leeds / Cornwall / LS7 3HB',
    'Leeds / Greater Manchester / LS7 3HB',
    'Leeds / Kent / LS7 3HB',
    'Leeds / Co. Durham / LS7 3HB',
    'Leeds / Middlesex / LS7 3HB',
    'Leeds / Notts / LS7 3HB',
    'Manchester / Yorkshire / SW1A 1AA',
    'Manchester / West Midlands / M1 1AE',
    'Manchester / Devon / M1 1AE',
    'London / West Yorkshire / SW1A 1AA',
    'London / Merseyside / E1 6AA',
    'Brighton / Yorkshire / BN1 1AA',
    'Norwich / Dorset / NR1 1AA',
    'Cardiff / Dyfed / CF10 1AA',
    'Cardiff / Fife / CF10 1AA',
    'Glasgow / Grampian / G12 8AA',
    'Edinburgh / Aberdeenshire / EH9 1AA',
    'Belfast / County Fermanagh / BT7 1AA',
    'Belfast / Tyne & Wear / BT7 1AA',
    'Truro / Devon and Cornwall, Norfolk / TR1 1AA',
    'Newport / Gwent / TF10 7AA',
    'Ashford / Kent / TW15 1AA',
  ],
} as const;

describe('a town that is nowhere near the district of the postcode is questioned', () => {
  it.each(far.city)('%s', (row) => {
    expect(partsOf(row)).toContain('city');
  });
});

describe('a county that is nowhere near the district of the postcode is questioned', () => {
  it.each(far.county)('%s', (row) => {
    expect(partsOf(row)).toContain('county');
  });
});

test('there are at least sixty examples each way', () => {
  const enough = 60;
  expect(Math.min(near.length, far.city.length + far.county.length)).toBeGreaterThanOrEqual(enough);
});

test('the sentence says where the postcode is and how far away the town is', () => {
  expect(doubtsOf('Manchester / Kent / LS7 3HB')).toEqual([
    {
      part: 'city',
      fact: 'LS7 is in Leeds, about 33 miles from Manchester.',
      advice: 'LS7 is in Leeds, about 33 miles from Manchester. Check the town and the postcode.',
    },
    {
      part: 'county',
      fact: 'LS7 is in Leeds, which isn’t in or near Kent.',
      advice: 'LS7 is in Leeds, which isn’t in or near Kent. Check the county and the postcode.',
    },
  ]);
});
