/** Common first names of adults in the United Kingdom. */
export const firstNames = (
  'Aisha Alan Alice Amelia Amira Andrew Aneurin Angus Anjali Anna Anwen Arthur Beatrice Ben Bethan Brian Bronwen ' +
  'Callum Carys Catherine Charlotte Chidi Chloe Ciara Claire Colin Conor Craig Daisy Daniel David Deepa Dermot Dylan ' +
  'Eilidh Eleanor Ellie Emma Esme Ewan Fatima Fiona Fraser Freya Gareth George Georgia Gethin Grace Graham Gwen ' +
  'Hamish Hannah Harpreet Harriet Harry Heather Helen Holly Hugh Ian Imogen Imran Iona Isla Jack James Jasmine Jean ' +
  'Joanne Joe Joseph Karen Kate Keiran Kirsty Kwame Laura Leah Lewis Liam Lily Louise Lucy Luke Mairi Malcolm Margaret ' +
  'Matthew Megan Mei Mohammed Molly Morag Nadia Neil Niamh Nia Nigel Nina Olivia Oluwaseun Orla Owen Patrick Paul ' +
  'Peter Philip Poppy Priya Rachel Rahul Rebecca Rhian Rhys Robert Rosie Rory Ruth Sam Sarah Sean Shabana Shona Sian ' +
  'Simon Sinead Siobhan Sophie Stephen Stuart Susan Suresh Tamsin Thomas Tomasz Valerie Victoria Wendy William Yasmin Zara'
).split(' ');

export const lastNames = (
  'Abbott Adeyemi Ahmed Akhtar Allen Anderson Armstrong Ashworth Atkinson Bailey Barker Begum Bell Bennett Blackwood ' +
  'Boateng Bradley Brennan Brooks Buchanan Burgess Cameron Campbell Carter Chapman Clarke Clegg Collins Cooper Craig ' +
  'Crawford Cunningham Davies Dawson Dhillon Dobson Doherty Donnelly Douglas Doyle Drummond Duffy Eastwood Edwards ' +
  'Ellis Evans Farrell Ferguson Fletcher Forbes Foster Fraser Gallagher Gibson Gill Gordon Graham Grant Greenwood ' +
  'Griffiths Hallam Hamilton Hargreaves Harris Harvey Henderson Hewitt Holmes Hopkins Howells Hughes Hussain Iqbal ' +
  'Irvine Jackson Jenkins Johnston Jones Kapoor Kaur Kelly Kennedy Khan Lamb Lawson Lloyd Lowe MacDonald MacLeod ' +
  'Mahmood Marsden Marshall McBride McCarthy McKay McLaughlin McNeill Mensah Metcalfe Mistry Mitchell Moore Morgan ' +
  'Morris Morrison Mukherjee Murphy Murray Naylor Nolan Novak Okafor Osei Owen Parker Parry Patel Pearson Phillips ' +
  'Powell Pritchard Quinn Rahman Rees Reid Rhodes Roberts Robertson Robson Rowlands Sanderson Scott Shah Sharma Shaw ' +
  'Sheridan Simmonds Sinclair Singh Stewart Sullivan Sutherland Sutton Sykes Tait Taylor Thomas Thompson Thornton ' +
  'Turnbull Turner Vaughan Wainwright Walker Wallace Walsh Ward Watson Watts Webster Whittaker Wilkinson Williams Wood Wright'
).split(' ');

/** Parts of agency names. */
export const agencyEndings = [
  'Lettings',
  'Homes',
  'Property',
  'Residential',
  'Estates',
  '& Co',
  '& Daughters',
] as const;
export const agencyNouns = [
  'Bridge Street',
  'Canal Side',
  'Castle Gate',
  'Green Door',
  'High Road',
  'Lantern',
  'Market Cross',
  'Millstone',
  'North Quay',
  'Old Mill',
  'Red Brick',
  'Rowan Tree',
  'Sash Window',
  'Terrace House',
  'Townhead',
  'Weir & Lock',
] as const;
