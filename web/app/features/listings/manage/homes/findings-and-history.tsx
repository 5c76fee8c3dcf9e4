import type { OwnListing } from '@letfair/contract/listings/listings';
import { codeTable, ownValue } from '@letfair/domain/code-table';
import { viewingAuditLabels } from '@letfair/domain/lettings/viewings/words';
import { listingFields } from '@letfair/domain/listings/fields';
import { formOfValues } from '@letfair/domain/listings/form/listing-payload';
import { factsOfForm, type WordedField } from '@letfair/domain/listings/law/facts';
import { completenessSentences } from '@letfair/domain/listings/law/material-information';
import { citationInWords, type Finding } from '@letfair/domain/listings/law/rule';
import { describeEarlierPeriod, rentLines } from '@letfair/domain/listings/rents/rent-history';
import { formatDate } from '../../../../lib/dates.ts';
import { excerptAround } from '../../../../lib/marked-parts.ts';
import { TextLink } from '../../../../ui/actions/links.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { HighlightedText } from '../../../../ui/highlighted-text.tsx';
import { AGENCY_DETAILS } from '../agency-details-path.ts';

/** One of the texts of a listing, by its field and its place among the texts of the field. */
type TextOf = (field: string, item: number) => string | undefined;

/** The texts as the wording rules count them: captions that are empty do not count. */
export function textsOf(listing: Omit<OwnListing, 'inventory'>): TextOf {
  const form = formOfValues({ ...listing, features: listing.ownFeatures, images: [] });
  const captions = listing.photos.flatMap(({ caption }) => caption || []);
  const { wording } = factsOfForm(form, 'landlord', { captions });
  return (field, item) => wording[field as WordedField]?.[item];
}

/** The name of a field as the form has it. */
export const fieldLabel = (field: string): string =>
  ownValue<{ readonly label: string }>(listingFields, field)?.label ?? otherFields.get(field) ?? field;

const otherFields = codeTable<string>({
  captions: 'Photo caption',
  agentProfile: 'Agent profile',
  pictureDetails: 'Photo file details',
});

interface FindingsListProps {
  readonly findings: readonly Finding[];
  /** Shown when there are no findings. */
  readonly none: string;
  /** Where it is known, the words are shown in their place. */
  readonly textOf?: TextOf;
  /** Whether the reader is the lister, who is led to where the words can be changed. */
  readonly isOwn?: boolean;
}

/** What the rules of the nation say of a listing; what keeps it from going live comes first. */
export function FindingsList({ findings, none, textOf, isOwn = false }: FindingsListProps) {
  if (findings.length === 0) return <p className="text-muted">{none}</p>;
  const sorted = findings.toSorted((one, two) => Number(two.severity === 'block') - Number(one.severity === 'block'));
  return (
    <ul className="grid gap-3">
      {sorted.map((finding) => (
        <li
          key={`${finding.rule} ${finding.field} ${finding.sentence}`}
          className="grid grid-cols-1 justify-items-start gap-1"
        >
          {finding.severity === 'block' ? <Badge tone="harm">Stops it going live</Badge> : <Badge>Advice</Badge>}
          <p className="wrap-anywhere">{finding.sentence}</p>
          <WordsInPlace finding={finding} textOf={textOf} />
          {finding.citation && <p className="text-sm text-muted">{citationInWords(finding)}</p>}
          {isOwn && finding.field === 'agentProfile' && (
            <TextLink to={AGENCY_DETAILS}>Change your agency’s details</TextLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function WordsInPlace({ finding: { field, words }, textOf }: Pick<FindingsListProps, 'textOf'> & { finding: Finding }) {
  const text = words && textOf?.(field, words.item);
  // The listing may have changed since it was assessed.
  if (!text || text.slice(words.start, words.end) !== words.text) return null;
  const excerpt = excerptAround(text, words);
  return (
    <p className="border-l-4 border-line pl-3 text-sm wrap-anywhere whitespace-pre-line">
      <span className="text-muted">{fieldLabel(field)}:</span>{' '}
      <HighlightedText text={excerpt.text} ranges={[{ ...excerpt.range, reason: 'the words in question' }]} />
    </p>
  );
}

/** How much of the material information is given, and what is not. */
export function CompletenessNote({ completeness }: Pick<OwnListing, 'completeness'>) {
  const [figure, ...rest] = completenessSentences(completeness);
  return (
    <p className="tabular-nums">
      <span className="font-semibold">{figure}</span> <span className="text-muted">{rest.join(' ')}</span>
    </p>
  );
}

type Entry = OwnListing['history'][number];

const actionTexts: Readonly<Record<Entry['action'], string>> = {
  submit: 'Submitted',
  approve: 'Approved',
  reject: 'Rejected',
  review: 'Sent for approval again',
  pause: 'Paused',
  resume: 'Resumed',
  confirm: 'Confirmed as available',
  agree: 'Marked as let agreed',
  reopen: 'Back on the market',
  let: 'Marked as let',
  unlet: 'No longer marked as let',
  withdraw: 'Withdrawn',
  expire: 'Expired',
  withhold: 'Paused for legal reasons',
  restore: 'Visible again',
  hide: 'Taken off the market',
  reinstate: 'Sent for approval again after an appeal',
  edit: 'Edited',
  undo: 'Change undone',
  assign: 'Reassigned',
  revise: 'Changes sent for review',
  'revision-discard': 'Changes discarded',
  'revision-approve': 'Changes approved',
  'revision-reject': 'Changes rejected',
  'certificate-save': 'Certificate saved',
  'certificate-delete': 'Certificate deleted',
  'certificate-confirm': 'Certificate confirmed',
  'certificate-doubt': 'Certificate no longer confirmed',
  ...viewingAuditLabels,
};
const actorTexts: Readonly<Record<Exclude<Entry['by'], 'lister'>, string>> = {
  moderator: 'by Letfair',
  clock: 'automatically',
  tenant: 'by the tenant',
};

interface HistoryListProps {
  readonly history: readonly Entry[];
  readonly lister: 'landlord' | 'agent';
}

export const HistoryList = ({ history, lister }: HistoryListProps) => (
  <ol className="grid gap-3 border-l border-line pl-4">
    {history.map((entry) => (
      <li key={`${entry.at} ${entry.action}`}>
        <p>
          <span className="font-semibold">{actionTexts[entry.action]}</span>{' '}
          {entry.by === 'lister' ? `by the ${lister}` : actorTexts[entry.by]}
          <span className="text-sm whitespace-nowrap text-muted tabular-nums"> · {formatDate(entry.at)}</span>
        </p>
        {entry.note && <p className="text-sm wrap-anywhere whitespace-pre-line text-muted">{entry.note}</p>}
      </li>
    ))}
  </ol>
);

/** The rents as everyone reads them on the page of the home. */
export const RentList = ({ history: [present, ...earlier] }: { readonly history: OwnListing['rentHistory'] }) => (
  <ol className="grid gap-1 border-l border-line pl-4 tabular-nums">
    {[...(present ? rentLines(present) : []), ...earlier.map(describeEarlierPeriod)].map((line, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two changes of one day may read the same, and none moves
      <li key={at}>{line}</li>
    ))}
  </ol>
);
