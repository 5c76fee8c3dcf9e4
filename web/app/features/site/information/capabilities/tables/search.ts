import { type CapabilityTable, everyone, members, wayIn } from '../capability.ts';

export const searchCapabilities = {
  search: {
    name: 'Property search',
    line: 'Search by postcode, town or area, then narrow the list by rent, bedrooms, pets, parking and more.',
    picture: 'search',
    waysIn: [wayIn('Search for a home', '/properties', everyone)],
    documentedIn: ['search/search.md#finding-homes'],
  },
  map: {
    name: 'Homes on a map',
    line: 'See where homes are, move the map and search just the area it shows.',
    picture: 'map',
    waysIn: [wayIn('Open the map', '/properties?location=Leeds&view=map', everyone)],
    documentedIn: ['search/search.md#map'],
  },
  'home-page': {
    name: 'A full page for every home',
    line: 'Photos, moving-in costs, energy rating, bills, a map and similar homes, all on one page.',
    picture: 'home',
    waysIn: [wayIn('Choose a home', '/properties', everyone)],
    documentedIn: ['search/search.md#listing-page'],
  },
  'rent-history': {
    name: 'Rent history',
    line: 'See every rent a home has been advertised at, and find homes that have been reduced.',
    picture: 'home',
    waysIn: [wayIn('See reduced homes', '/properties?reduced=true', everyone)],
    documentedIn: ['listings/listings.md#rent-history'],
  },
  'place-guides': {
    name: 'Area and postcode guides',
    line: 'Get to know a place: rents, stations and what’s nearby, in all four nations of the UK.',
    picture: 'rents',
    waysIn: [wayIn('See an example: Manchester', '/areas/manchester', everyone)],
    documentedIn: ['search/search.md#places'],
  },
  'rent-map': {
    name: 'Rent map',
    line: 'Compare typical rents across the UK by number of bedrooms, as a map, a table or a file.',
    picture: 'rents',
    waysIn: [wayIn('Open the rent map', '/rents', everyone)],
    documentedIn: ['search/search.md#places'],
  },
  favourites: {
    name: 'Favourites',
    line: 'Keep the homes you like in one place, on every device you sign in on.',
    picture: 'favourites',
    waysIn: [wayIn('Open your favourites', '/favorites', ['tenant'])],
    documentedIn: ['search/search.md#favourites'],
  },
  shortlist: {
    name: 'Shortlist without an account',
    line: 'Bookmark homes before you sign up. They become your favourites when you do.',
    picture: 'favourites',
    waysIn: [wayIn('Open your shortlist', '/shortlist', ['visitor'])],
    documentedIn: ['search/search.md#shortlist'],
  },
  'saved-searches': {
    name: 'Saved searches and alerts',
    line: 'Save a search and we’ll email you when a new home matches, or a rent drops into your range.',
    picture: 'search',
    waysIn: [wayIn('Open your saved searches', '/saved-searches', members)],
    documentedIn: ['search/search.md#saved-searches-and-alerts'],
  },
  matching: {
    name: 'Smart matching',
    line: 'Tell us what you can pay, where you’d like to live and what you need, and see how well each home fits.',
    picture: 'dashboard',
    waysIn: [wayIn('See your matches', '/dashboard', ['tenant'])],
    documentedIn: ['search/search.md#matches'],
  },
} as const satisfies CapabilityTable;
