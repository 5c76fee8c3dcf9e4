import { retentionTexts } from '@letfair/domain/accounts/privacy/retention';
import { MAX_CLIENT_PEOPLE } from '@letfair/domain/agencies/clients/access';
import { MAX_IMPORT_ROWS } from '@letfair/domain/agencies/imports/imports';
import { INVITATION_DAYS } from '@letfair/domain/agencies/invitations';
import { AUTOSAVE_SECONDS, MAX_PHOTOS } from '@letfair/domain/homes/limits';
import { AGENCY_HOMES_A_DAY, LANDLORD_HOMES_A_DAY } from '@letfair/domain/listings/allowance';
import { AVAILABLE_DAYS, REMIND_DAYS_BEFORE } from '@letfair/domain/listings/availability';
import { MOST_AT_ONCE } from '@letfair/domain/listings/bulk/bulk-changes';
import { reminderDays } from '@letfair/domain/listings/certificates/certificate-dates';
import { SPECIALIST_CONTACT_HOURS } from '@letfair/domain/listings/inventory/inventory-service';
import { TAKE_BACK_HOURS } from '@letfair/domain/listings/lifecycle';
import { tourHostNames } from '@letfair/domain/listings/video-tour';
import { formatCount } from '@letfair/domain/money';
import { UNDO_SECONDS } from '@letfair/domain/undo';
import type { HelpEntries } from './help-entry.ts';

const MANY_AT_ONCE = formatCount(MOST_AT_ONCE);
const MANY_ROWS = formatCount(MAX_IMPORT_ROWS);
const REMINDERS = `${reminderDays.slice(0, -1).join(', ')} and ${reminderDays.at(-1)}`;

export const lettingAHome = {
  'list-property': {
    title: 'List a property',
    answer: [
      'Press “List Property” and fill in the three parts of the form: the home, the money and the details. Then submit it, and we’ll check it.',
      `We save a draft every ${AUTOSAVE_SECONDS} seconds once it has a title. Use “Preview” to see it as others will. We’ll email you when it’s live, or tell you what to change.`,
      `A private landlord can list ${LANDLORD_HOMES_A_DAY} new homes a day to begin with, and an agency ${AGENCY_HOMES_A_DAY}. Each home can only have one advert, unless you tell us why it needs two.`,
    ],
    alsoFoundBy: 'advertise publish post draft landlord agent allowance limit',
  },
  'letting-rules': {
    title: 'What an advert must say',
    answer: [
      'Tell people everything they need to know to decide. If the law stops an advert going live, the form says why and how to put it right.',
      'That means rent, deposits, council tax band (rates in Northern Ireland), energy rating, bills, parking, restrictions, safety and accessibility. In Scotland and Wales you also need a registration number.',
      'Agents show their fees and the schemes they belong to where the law requires it. If a law changes, we check your live listings that night and tell you if anything needs changing.',
    ],
    alsoFoundBy: 'material information epc trading standards dmcc law block registration',
  },
  'rent-and-deposits': {
    title: 'Set the rent and the deposits',
    answer: [
      'Give one monthly rent. In England you may not ask for, encourage or accept more than that.',
      'The cap on deposits depends on which UK nation the home is in. The form shows the cap for the postcode you enter. If you cut the rent, we offer to lower the deposits too.',
    ],
    link: { label: 'Start a listing', to: '/list-property' },
    alsoFoundBy: 'bidding offers cap price pcm',
  },
  wording: {
    title: 'Wording we don’t accept',
    answer: [
      'Don’t rule out families with children, people who receive benefits or anyone with a protected characteristic. So don’t write “No DSS” or “no children”.',
      'Don’t ban pets outright either: say “pets considered”. Leave out phone numbers, email addresses and links. People get in touch through Letfair.',
    ],
    alsoFoundBy: 'discrimination universal credit families pets contact details refused',
  },
  'public-page': {
    title: 'Your public page',
    answer: [
      'Your public page shows all your live homes, how quickly you answer and how many viewings you kept. Agents have one unless they hide it. Landlords have one if they ask for it in their profile.',
      'You can choose the name in its address. If you change it, the old address leads to the new one. In a team, owners decide.',
      'An agency’s page also shows its branches, redress scheme and client money protection. A landlord’s page only shows their first name and initial.',
    ],
    alsoFoundBy: 'profile page url link agency website branches directory hide show',
  },
  photos: {
    title: 'Add photos and floor plans',
    answer: [
      `Add up to ${MAX_PHOTOS} pictures in JPEG, PNG or WebP. You can’t upload video, but you can add a link to a video tour on ${tourHostNames}.`,
      'Say which ones are floor plans or energy certificates. We never crop those. We remove hidden data, such as where a picture was taken.',
    ],
    alsoFoundBy: 'pictures images upload video camera virtual tour link',
  },
  inventory: {
    title: 'Ask for an inventory',
    answer: [
      `Choose the inventory service in the last step of listing a home. A specialist gets in touch within ${SPECIALIST_CONTACT_HOURS} hours.`,
      'It’s only available in a few areas, and the last step tells you if yours is one of them. You can always list without it.',
    ],
    alsoFoundBy: 'check-in condition report clerk specialist',
  },
  'manage-homes': {
    title: 'Pause a home, mark it as let or bring it back',
    answer: [
      'Open your homes and use the buttons beside each one. If someone has booked a viewing or applied, we’ll show you who before anything changes.',
      `If nobody is affected, the change happens at once and you have ${UNDO_SECONDS} seconds to undo it. If you mark a home as let, you have ${TAKE_BACK_HOURS} hours to undo it. Withdrawing is final.`,
      `Confirm every ${AVAILABLE_DAYS} days that a home is still available, or it comes off the site. We email you ${REMIND_DAYS_BEFORE} days before.`,
    ],
    alsoFoundBy: 'withdraw expire confirm available status live resume duplicate',
  },
  'many-at-once': {
    title: 'Change many homes at once',
    answer: [
      'Show your homes as a table, tick the ones you want to change and choose what to do. You’ll see the result for each home first.',
      `You can change up to ${MANY_AT_ONCE} homes in one go: confirm, pause, resume, mark as let, change rents or hand them to a colleague. If nobody is affected, you have ${UNDO_SECONDS} seconds to undo it.`,
    ],
    alsoFoundBy: 'bulk mass table select rent increase percent',
  },
  'needs-a-change': {
    title: 'Why a home needs changes',
    answer: [
      '“Needs a change” means we’re waiting for you. Press the link beside it to go straight to the part of the form you need to change.',
      'Either a moderator has asked for a change, or the law doesn’t let us show the home as it is. Once you’ve saved your changes, we take it from there. To see all of these homes, choose “Needs a change” under Status in Manage properties.',
    ],
    alsoFoundBy: 'rejected paused blocked not live pending stuck',
  },
  'changes-in-review': {
    title: 'Why a change is waiting',
    answer: [
      'A bigger change waits until a moderator has read it. Until then your approved advert stays live.',
      'This applies to the title, the address, the number of rooms, a higher rent, new photos and rewritten text. Small corrections go live straight away. You can see both versions, edit the new one or discard it.',
    ],
    alsoFoundBy: 'pending edit revision moderator approval',
  },
  figures: {
    title: 'See how your homes are doing',
    answer: [
      'Your dashboard shows views, saves and enquiries for each home over the last 30 days.',
      'We count one view per visitor per day.',
      'The advert score, such as 14/100, is about the advert itself: photos, floor plan, description and more. Press Details in Manage properties to see what would raise it most. “Details given 6 of 16” shows how many of the facts people need are in your advert.',
    ],
    alsoFoundBy: 'statistics analytics performance views quality score completeness',
  },
  certificates: {
    title: 'Keep certificates with a home',
    answer: [
      `Add the certificate’s dates, and its file if you like. We email you ${REMINDERS} days before it expires.`,
      'Only you and our moderators can open the file. Once a moderator has confirmed it, the home’s page shows a badge. You can also add the dates to your calendar.',
    ],
    alsoFoundBy: 'gas safety eicr epc electrical document management expiry reminder',
  },
  'viewing-times': {
    title: 'Say when people can view a home',
    answer: [
      'Open your homes and press “Viewing times”. Choose weekly hours or one-off times, and tenants can book any that are available.',
      'You decide how long a viewing takes, how many households can come at once, and whether it’s in person, by video or both. You can also propose times in a conversation, or suggest another time for a viewing that’s booked.',
    ],
    alsoFoundBy: 'appointment calendar diary availability slot open house schedule',
  },
  'choose-tenant': {
    title: 'Answer applications',
    answer: [
      'Open Applications, compare them, and shortlist, accept or decline. If you decline, choose the reason the tenant will read.',
      `You can accept one application for a home at a time. Declining can be undone for ${UNDO_SECONDS} seconds. You’ll need to do your own checks, because we don’t check references or right to rent.`,
    ],
    alsoFoundBy: 'accept decline reject shortlist compare tenant',
  },
  'reply-templates': {
    title: 'Save answers you often give',
    answer: [
      'Press “Templates” beside the message field. Choose one to add it to your message, or save a new one.',
      'Write {home} and {name} where the home’s title and the tenant’s first name should go. Nothing is sent until you press “Send”.',
    ],
    alsoFoundBy: 'template canned saved reply snippet',
  },
  clients: {
    title: 'Show a landlord how their homes are doing',
    answer: [
      `Add the landlord under Clients and invite them. They see the homes you let for them, with viewings and offers, but never who the tenants are.`,
      `Up to ${MAX_CLIENT_PEOPLE} people can see one client’s homes. The invitation can be used once, within ${INVITATION_DAYS} days. You can end access at any time.`,
    ],
    alsoFoundBy: 'owner landlord portal invite agency client',
  },
  team: {
    title: 'Share one account with your colleagues',
    answer: [
      `Open Team and invite people by email. Each has their own sign-in and a role: owner, manager, negotiator or viewer.`,
      `The page lists what each role can do. An invitation can be used once, within ${INVITATION_DAYS} days. When someone leaves, you can hand their homes and conversations to someone else.`,
    ],
    alsoFoundBy: 'staff member role permission branch office invite negotiator',
  },
  'shared-inbox': {
    title: 'Share an inbox with your team',
    answer: [
      'Everyone in your team sees all messages. Choose who looks after each conversation. Use the filters above the list to show the ones waiting for you, just yours, the ones no one is looking after, or those about one home.',
      'You can see how far each person has read, and leave notes that tenants never see. Type @ and a name to tell a colleague about a note. Tenants see one sender: your account.',
      'When someone gives you a conversation or mentions you in one, it’s marked “For you” in your messages, and we’ll email you if you don’t open it within a minute. You can turn off these emails in your profile.',
    ],
    alsoFoundBy: 'assign notes colleague conversation owner mention tell',
  },
  import: {
    title: 'Import many homes from one file',
    answer: [
      'Open Import and choose a CSV file, a BLM file from your software or a JSON export from Letfair. You see what will happen to every home, and nothing changes until you press “Import”.',
      'The first row of a CSV file names its columns, in any order: for example reference, title, description, address, town, postcode, property type, bedrooms, bathrooms, rent, deposit, available from, photos. Tell us once what your columns mean, and we’ll remember. The Import page has an example file of each format to start from. We match homes by your reference, so you can import the same file every day.',
      'Files often leave out energy ratings and registration numbers. After the import we’ll say how many homes still need them, and you can fill them all in on one page.',
      `Homes that aren’t in your file stay as they are, unless you tick the box to say it’s your whole portfolio. A file can have up to ${MANY_ROWS} homes and be up to 2 GB, including pictures. We delete it after ${retentionTexts.importFileDays}.`,
      `Imported the wrong file? You can undo an import for ${retentionTexts.importUndoHours}. We’ll withdraw the homes it added and restore what it changed, unless someone has changed it since.`,
    ],
    alsoFoundBy: 'csv blm upload bulk portfolio excel spreadsheet feed rightmove zip undo revert mistake epc missing',
  },
  export: {
    title: 'Export your homes',
    answer: [
      'Go to your homes, press “Export” and choose a format: CSV for a spreadsheet, JSON, BLM for agents’ software, or a ZIP with the pictures.',
      'You can import an exported file of homes. You can’t import files of applications and enquiries.',
    ],
    alsoFoundBy: 'download backup leave move csv blm json',
  },
  feed: {
    title: 'Connect your own software',
    answer: [
      'Create a key under “Feed and API keys” and give it to your software. It can then list and update homes automatically.',
      'We show the key once, so keep it safe. Homes from a feed go through the same checks as any other. Software that already sends homes to other portals in real time (RTDF) works too. The API page shows every call with examples.',
    ],
    alsoFoundBy: 'api key integration crm rtdf rightmove developer',
  },
  webhooks: {
    title: 'Let your software know when something happens',
    answer: [
      'Add a webhook under “Feed and API keys” with its web address and the events you want. We send a message each time one happens.',
      'Messages contain IDs and statuses, never names or text. If your software doesn’t answer, we keep trying for more than a day. After three days of failures we switch the webhook off and email you.',
    ],
    alsoFoundBy: 'event callback notification api signature',
  },
} as const satisfies HelpEntries;
