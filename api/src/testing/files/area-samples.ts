/** Tables in the formats of the statistics offices and Ofcom. All figures are made up. */

/** Census 2021 of England and Wales: by output area, ward or local authority. */
export const residentsText = (rows: Readonly<Record<string, number>>): string =>
  `date,geography,geography code,"Residence type: Total; measures: Value","Residence type: Lives in a household; measures: Value","Residence type: Lives in a communal establishment; measures: Value"\n${Object.entries(
    rows,
  )
    .map(([code, people]) => `2021,${code},${code},${people},${people - 1},1\n`)
    .join('')}`;

const bands = Array.from({ length: 16 }, (_, at) => `Age: Aged ${5 * at + 5} to ${5 * at + 9} years`);

/** As many people in every band. */
export const agesText = (rows: Readonly<Record<string, number>>): string =>
  `date,geography,geography code,Age: Total,Age: Aged 4 years and under,${bands.join(',')},Age: Aged 85 years and over\n${Object.entries(
    rows,
  )
    .map(([code, each]) => `2021,Leeds,${code},${18 * each}${`,${each}`.repeat(18)}\n`)
    .join('')}`;

export const studentsText = (rows: Readonly<Record<string, readonly [students: number, of: number]>>): string =>
  `date,geography,geography code,Schoolchild or full-time student indicator: Total: All usual residents aged 5 years and over,Schoolchild or full-time student indicator: Student,Schoolchild or full-time student indicator: Not a student\n${Object.entries(
    rows,
  )
    .map(([code, [students, of]]) => `2021,${code},${code},${of},${students},${of - students}\n`)
    .join('')}`;

/** Scotland’s Census 2022, with lines above and below the table. */
export const scottishAgesText = (code: string): string =>
  `Scotland's Census 2022 - National Records of Scotland\n"Table UV103 - Age by sex"\n"All people"\n\n,Total,0 - 4,5 - 9,10 - 14,15 - 19,20 - 24,25 - 29\n${code},"1,200",200,200,200,200,200,200\n\n"In order to protect against disclosure, some records have been swapped."\n`;

/** The same by sex and age: two lines of headings, and the first column of all people is no total. */
export const scottishSexAndAgeText = (code: string): string =>
  `Scotland's Census 2022 - National Records of Scotland\n"Table UV101b - Usual resident population by sex by age"\n"All people"\n\n,All people,,,,,Female,,,,\n,0 - 4,5 - 9,10 - 14,15 - 19,20 - 24,0 - 4,5 - 9,10 - 14,15 - 19,20 - 24\n${code},10,20,30,40,50,5,10,15,20,25\n`;

/** Census 2021 of Northern Ireland, as its table builder writes it. */
export const northernIrishAgesText = (code: string): string =>
  `Local Government District 2014 Code,Local Government District 2014 Label,Age - 18 Categories Code,Age - 18 Categories Label,Count\n${code},Belfast,1,0-4 years,300\n${code},Belfast,2,5-9 years,100\n${code},Belfast,3,85+ years,"1,000"\n`;

/** Connected Nations of Ofcom, by local authority. */
export const broadbandText = (rows: Readonly<Record<string, readonly [name: string, gigabit: number]>>): string =>
  `laua,laua_name,All Premises,All Matched Premises,SFBB availability (% premises),UFBB availability (% premises),Gigabit availability (% premises)\n${Object.entries(
    rows,
  )
    .map(([code, [name, gigabit]]) => `${code},"${name}",1000,990,99.1,88.4,${gigabit}\n`)
    .join('')}`;
