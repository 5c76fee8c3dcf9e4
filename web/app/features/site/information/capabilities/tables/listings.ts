import { type CapabilityTable, listers, wayIn } from '../capability.ts';

export const listingsCapabilities = {
  'list-property': {
    name: 'Property listings',
    line: 'List as many homes as you like, for free. The form saves a draft while you type.',
    picture: 'list-property',
    waysIn: [wayIn('List a property', '/list-property', listers)],
    documentedIn: [
      'listings/listings.md#drafts',
      'listings/listings.md#submitting',
      'listings/listings.md#one-home-one-advert',
      'listings/listings.md#how-many-homes-a-day',
    ],
  },
  'letting-rules': {
    name: 'The rules for your nation',
    line: 'As you type, we show you what your advert needs by law in England, Wales, Scotland or Northern Ireland.',
    picture: 'list-property',
    waysIn: [wayIn('Start a listing', '/list-property', listers)],
    documentedIn: ['listings/listings.md#the-law', 'listings/listings.md#edits-that-take-a-live-home-down'],
  },
  photos: {
    name: 'Photos and floor plans',
    line: 'Add photos, floor plans and energy certificates, from your files or straight from your camera.',
    picture: 'list-property',
    waysIn: [wayIn('Add photos to a listing', '/properties/manage', listers)],
    documentedIn: ['listings/listings.md#photos'],
  },
  inventory: {
    name: 'Inventory service',
    line: 'In some areas, you can ask a specialist to draw up an inventory when you list a home.',
    picture: 'list-property',
    waysIn: [wayIn('List a property', '/list-property', listers)],
    documentedIn: ['listings/listings.md#submitting'],
  },
  'manage-homes': {
    name: 'All your homes in one place',
    line: 'Pause a home, mark it as let, change its rent or bring it back, and see who’ll be affected before you do it.',
    picture: 'homes',
    waysIn: [wayIn('Manage your homes', '/properties/manage', listers)],
    documentedIn: ['listings/listings.md#lifecycle'],
  },
  'many-at-once': {
    name: 'Many homes at once',
    line: 'Choose homes in a table and change them together. You’ll see the result before anything changes.',
    picture: 'homes',
    waysIn: [wayIn('Open the table', '/properties/manage?view=table', listers)],
    documentedIn: ['listings/listings.md#many-homes-at-once'],
  },
  'needs-a-change': {
    name: 'Homes that need changes',
    line: 'See which homes need changes, and go straight to the part of the form to edit.',
    picture: 'homes',
    waysIn: [wayIn('See what needs changing', '/properties/manage?status=needs-change', listers)],
    documentedIn: ['listings/listings.md#homes-that-need-a-change'],
  },
  'changes-in-review': {
    name: 'Changes to live adverts',
    line: 'While we check a bigger change, your approved advert stays live.',
    picture: 'homes',
    waysIn: [wayIn('See your homes', '/properties/manage', listers)],
    documentedIn: ['listings/listings.md#changes-waiting-for-review'],
  },
  certificates: {
    name: 'Document management',
    line: 'Keep gas, electrical, energy and other certificates with each home, and get a reminder before they expire.',
    picture: 'certificates',
    waysIn: [wayIn('Open your certificates', '/certificates', listers)],
    documentedIn: [
      'listings/certificates.md#kinds-and-checks',
      'listings/certificates.md#files',
      'listings/certificates.md#confirmation-and-badges',
      'listings/certificates.md#reminders-and-calendar',
    ],
  },
} as const satisfies CapabilityTable;
