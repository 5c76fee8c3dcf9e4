import type { HelpCategory } from './search-help.ts';

export const findingAHome: HelpCategory = {
  id: 'finding-a-home',
  title: 'Finding a home',
  articles: [
    {
      title: 'Search for a home',
      paragraphs: [
        'Type a postcode or an area, then narrow the list by kind of home and monthly budget. Newest homes come first; you can sort by rent or bedrooms instead.',
      ],
      link: { label: 'Go to properties', to: '/properties' },
      needs: 'search',
      alsoFoundBy: 'filter find flat house studio budget sort',
    },
    {
      title: 'Get to know an area or a postcode',
      paragraphs: [
        'Each guide shows transport, amenities, the people who live there and rents. Figures marked as illustrative give a feel for the place; they are not measured. Where enough homes are live, their real median rents stand beside them.',
      ],
      link: { label: 'An example: Manchester M1', to: '/postcode/M1' },
      alsoFoundBy: 'neighbourhood guide average price',
    },
    {
      title: 'Save favourites',
      paragraphs: ['Signed-in tenants can tap the heart on any home. Your favourites wait for you on every device.'],
      needs: 'favourites',
      alsoFoundBy: 'favorites heart saved list',
    },
    {
      title: 'How matching works',
      paragraphs: [
        'We compare a home with the budget, places and kind of home you gave us and show how well it fits. It never hides anything and decides nothing about you.',
      ],
      needs: 'matching',
      alsoFoundBy: 'score preferences recommendation',
    },
    {
      title: 'What you may be asked to pay',
      paragraphs: [
        'England: a holding deposit of at most one week’s rent, at most one month’s rent in advance once the agreement is signed, and a deposit of at most five weeks’ rent (six if the rent is £50,000 a year or more). Most other fees are banned.',
        'Wales: a holding deposit of at most one week’s rent. Scotland: no holding deposit, and a deposit of at most two months’ rent. Northern Ireland: a deposit of at most one month’s rent.',
        'You never pay through Letfair.',
      ],
      alsoFoundBy: 'money fees cost upfront tenant fees act bond',
    },
    {
      title: 'How long a tenancy runs',
      paragraphs: [
        'Since 1 May 2026 new private tenancies in England are rolling: there is no fixed term, whatever an older advert says. Scotland has open-ended tenancies as well. Wales and Northern Ireland know both fixed and rolling ones.',
        'This is general information and not legal advice.',
      ],
      alsoFoundBy: 'ast lease length contract renters rights act fixed term notice',
    },
  ],
};

export const lettingAHome: HelpCategory = {
  id: 'letting-a-home',
  title: 'Letting a home',
  articles: [
    {
      title: 'List a property',
      paragraphs: [
        'The form has three parts: the home, the money (Part A) and the details (Parts B and C). It saves a draft while you type. After you submit it, our team reviews it; you will hear when it is live, or what to change.',
      ],
      needs: 'listings',
      alsoFoundBy: 'advertise publish post draft landlord agent',
    },
    {
      title: 'What an advert must say',
      paragraphs: [
        'Tell people what they need in order to decide: rent, deposits, council tax band (rates in Northern Ireland), energy rating, bills, parking, restrictions, safety and accessibility. Leaving out something that matters can be an unfair commercial practice.',
        'In Scotland add your landlord registration number, or say that it is pending. Agents show their fees and the schemes they belong to where the law asks for it.',
      ],
      needs: 'listings',
      alsoFoundBy: 'material information epc trading standards dmcc',
    },
    {
      title: 'Set the rent and the deposits',
      paragraphs: [
        'Name one rent per month. In England you may not ask for, encourage or accept more than that. Deposits are capped by nation; the form shows the cap for the postcode you enter.',
      ],
      needs: 'listings',
      alsoFoundBy: 'bidding offers cap price pcm',
    },
    {
      title: 'Wording we do not accept',
      paragraphs: [
        'No “no children”, no “No DSS” or anything else that rules out people who receive benefits, and nothing that excludes people for a protected characteristic. A flat ban on pets is not a good idea either: say “pets considered”.',
      ],
      alsoFoundBy: 'discrimination universal credit families pets',
    },
    {
      title: 'Photos and video',
      paragraphs: [
        'Upload photos in JPEG, PNG or WebP. We remove hidden data such as the place where a picture was taken. Video is not supported.',
      ],
      needs: 'listings',
      alsoFoundBy: 'pictures images upload',
    },
  ],
};
