import { COMPARED_DAYS, REDUCED_DAYS } from '@letfair/domain/listings/rents/reductions';
import { ENOUGH_TO_COMPARE } from '@letfair/domain/listings/typical-rents';
import { RENTS_A_YEAR } from '@letfair/domain/search/affordability/affordability';
import { MAX_INSTANT_MAILS_A_DAY, MAX_SAVED_SEARCHES } from '@letfair/domain/search/saved-searches';
import { MAX_TRAVEL_PLACES } from '@letfair/domain/search/travel/travel';
import type { HelpEntries } from './help-entry.ts';

export const findingAHome = {
  search: {
    title: 'Search for a home',
    answer: [
      'Type a postcode, a town or an area, and press search. You can enter more than one, like “Leeds or York”.',
      'Use Filters to narrow the list by rent, bedrooms, kind of home, pets, parking, bills and more. The button shows how many homes are left. The newest homes come first, but you can sort by rent or bedrooms instead.',
      'If nothing matches, we suggest filters to remove, and show how many homes you’d see without each one.',
    ],
    alsoFoundBy: 'filter find flat house studio budget sort radius station',
  },
  map: {
    title: 'Look for homes on the map',
    answer: [
      'Search for a place and press “Map”. Move the map and press “Search this area” to see what’s there.',
      'Each pin is one home, and a circle with a number stands for several. If the landlord or agent hides the address, the pin is close by. The home’s page says how exact it is.',
    ],
    alsoFoundBy: 'location pin area draw districts where',
  },
  'travel-times': {
    title: 'Search by travel time',
    answer: [
      `Press Filters and fill in “Travel time”: a place, how many minutes and how you travel. You can add up to ${MAX_TRAVEL_PLACES} places, and we’ll show homes that are near enough to all of them.`,
      'You can also just say it, like “within 30 minutes of Leeds station by bike”.',
      'Times that say “about” are estimates from the distance in a straight line, so check the real way before you decide.',
    ],
    alsoFoundBy: 'commute minutes walk cycle bike drive car train bus public transport work school near',
  },
  'drawn-areas': {
    title: 'Draw the area you want to live in',
    answer: [
      'Open the map of a search, press “Draw area” and drag around the area. You can also tap its corners one by one. Press “Done” to see the homes in it.',
      'Draw several areas if you like, and move, add or remove corners. With a keyboard, choose “Start with a square” and move its corners with the arrow keys, or choose whole districts instead. Save the search and we’ll email you about new homes in your areas. Anyone you send the link to sees the same homes.',
      'If we only know the district of a home, it’s in your area when the middle of the district is. Homes we can’t place on the map aren’t in any area.',
    ],
    alsoFoundBy: 'shape polygon outline own area boundary sketch',
  },
  'home-page': {
    title: 'Read a home’s page',
    answer: [
      'A home’s page has everything its landlord or agent told us: photos, rent, deposits, bills, energy rating, viewing times and the map.',
      'It adds up what you’d pay to move in, and lists details that weren’t given, so you can ask. When a home is let or withdrawn, the page says so and shows similar homes.',
      'Some homes have a video tour, which opens on the site it’s kept on. You can filter for those, for homes where students are welcome, and for short lets of under six months.',
    ],
    alsoFoundBy:
      'listing property details material information gallery costs similar video tour virtual student short let',
  },
  'new-homes': {
    title: 'See only what’s new',
    answer: [
      'Open the filters and choose under “Added” how new a home should be. If you’ve been here before, you can also choose “Since your last visit”. Only your browser remembers when that was.',
      'A home counts as new from the day it was first listed. If you save the search, we’ll tell you about every new home that matches.',
      'To see rents by the week, choose “By the week” at the end of the filters, or say your rent by the week, like “£300 a week”.',
    ],
    alsoFoundBy: 'latest recent today this week added weekly pw last visit fresh',
  },
  'rent-history': {
    title: 'Rent history and reduced homes',
    answer: [
      'A home’s page shows every rent it has been advertised at, with dates.',
      `A home is “Reduced” for ${REDUCED_DAYS} days after its rent is cut, and you can filter for these homes. The new rent has to be lower than any rent asked in the previous ${COMPARED_DAYS} days. Raising a rent and then cutting it doesn’t count.`,
      'If the same person lists the same address again, the home’s history carries on. If you’ve saved a search, we’ll tell you when a rent cut brings a home into your range.',
    ],
    alsoFoundBy: 'price drop cheaper cut discount badge change',
  },
  'place-guides': {
    title: 'Get to know an area or a postcode',
    answer: [
      'Open the guide to a town, an area or a postcode to see what’s around and what homes cost there.',
      `Figures marked “Example” aren’t real. They only show what will go there. Where there are at least ${ENOUGH_TO_COMPARE} homes on Letfair, you’ll also see the real median rents.`,
    ],
    alsoFoundBy: 'neighbourhood guide average price district',
  },
  'rent-map': {
    title: 'Compare rents across the UK',
    answer: [
      'Open the rent map and choose how many bedrooms you need. The shading shows how places compare, and the table below has the figures.',
      'The figures come from the homes on Letfair, and the page says how many. You can also read them as a table or download them.',
    ],
    alsoFoundBy: 'average median price csv embed statistics',
  },
  affordability: {
    title: 'Work out what you can afford',
    answer: [
      `Enter what you earn before tax, and add anyone you’ll share with. We divide your yearly income by ${RENTS_A_YEAR}: that’s the highest monthly rent you’d usually be accepted for.`,
      'You’ll also see about what’s left each month after rent and typical bills, with where each figure comes from. One press searches for homes up to that rent.',
      'Your browser does the sums. We don’t store what you type, and it isn’t sent to us.',
    ],
    alsoFoundBy: 'budget calculator salary income referencing guarantor 30 times rent share afford',
  },
  'find-an-agent': {
    title: 'See who offers a home',
    answer: [
      'Press the name below “Offered by” on a home’s page. If they have a public page, you’ll see all their homes, how quickly they answer and how many viewings they kept.',
      'You can also choose a town from our list of letting agents. Private landlords only have a page if they ask for one, and it shows no more than their first name and initial.',
    ],
    alsoFoundBy: 'agency estate agents branches redress client money directory landlord page',
  },
  favourites: {
    title: 'Save favourites',
    answer: [
      'Press the heart on any home. You’ll find your favourites on every device you sign in on.',
      'Homes that are let or withdrawn stay in the list and are marked as such. We email you news about homes you’ve saved, such as a lower rent. You can turn that off on your favourites page.',
    ],
    alsoFoundBy: 'favorites heart saved list like',
  },
  shortlist: {
    title: 'Keep homes without an account',
    answer: [
      'Press the bookmark on any home. It goes on your shortlist, which stays in this browser.',
      'When you sign up or sign in as a tenant, your shortlist becomes your favourites.',
    ],
    alsoFoundBy: 'bookmark save without account later',
  },
  'saved-searches': {
    title: 'Get an email about new homes',
    answer: [
      'Search for homes and press “Save this search”. Choose how often we email you: straight away, once a day or once a week.',
      `You can save ${MAX_SAVED_SEARCHES} searches. After ${MAX_INSTANT_MAILS_A_DAY} emails in a day, we’ll send the rest in one email the next morning. Every email has a link to unsubscribe.`,
    ],
    alsoFoundBy: 'alert notification notify unsubscribe watch',
  },
  matching: {
    title: 'How matching works',
    answer: [
      'We compare each home with the budget, places and needs you gave us, and show how well it fits and why.',
      'Matching never hides homes or makes decisions about you, and who you are plays no part. Change what you’re looking for in your profile.',
    ],
    alsoFoundBy: 'score preferences recommendation smart',
  },
  'what-you-pay': {
    title: 'What you may be asked to pay',
    answer: [
      'You never pay through Letfair. What a landlord or agent may ask for depends on which UK nation the home is in.',
      'England: a holding deposit of at most one week’s rent, at most one month’s rent in advance once the agreement is signed, and a deposit of at most five weeks’ rent (six if the rent is £50,000 a year or more). Most other fees are banned.',
      'Wales: a holding deposit of at most one week’s rent. Scotland: no holding deposit, and a deposit of at most two months’ rent. Northern Ireland: a deposit of at most one month’s rent.',
    ],
    alsoFoundBy: 'money fees cost upfront tenant fees act bond',
  },
  'tenancy-length': {
    title: 'How long a tenancy runs',
    answer: [
      'In England and Scotland, new private tenancies have no end date. In Wales and Northern Ireland they can be fixed or rolling.',
      'In England that’s been the case since 1 May 2026, whatever an older advert says. This is general information and not legal advice.',
    ],
    alsoFoundBy: 'ast lease length contract renters rights act fixed term notice',
  },
} as const satisfies HelpEntries;
