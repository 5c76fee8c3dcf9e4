import { fieldNames, listingFields } from '@letfair/domain/listings/fields';
import { type ListingProblems, listingToasts } from '@letfair/domain/listings/form/listing-checks';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { panelId } from '../../../../ui/layout/tabs.tsx';
import { tabOf, type WizardPlace } from './wizard-tabs.ts';

interface ErrorSummaryProps {
  /** The id that the panels of the tabs share. */
  readonly panels: string;
  readonly problems: ListingProblems;
  readonly onPlace: (place: WizardPlace) => void;
}

/** All that keeps the form from being submitted, on whichever tab; each line leads to its field. */
export function ErrorSummary({ panels, problems, onPlace }: ErrorSummaryProps) {
  const wrong = fieldNames.filter((name) => problems[name] !== undefined);
  if (wrong.length === 0) return null;
  return (
    <Alert>
      <h2 className="font-sans text-base font-semibold tracking-normal">{listingToasts.incomplete.description}</h2>
      <ul className="mt-2 grid list-disc gap-1 pl-5">
        {wrong.map((name) => (
          <li key={name}>
            <a
              href={`#${panelId(panels, tabOf(name) ?? '')}`}
              onClick={(event) => {
                event.preventDefault();
                onPlace(name);
              }}
              className="inline-block min-h-6 underline decoration-1 underline-offset-3 hover:decoration-2"
            >
              {sentenceOf(listingFields[name].label, problems[name] ?? '', listingFields[name].required)}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** Sentences that say what a field lacks name it; those on what it holds do not. */
const sentenceOf = (label: string, problem: string, required: string | undefined): string =>
  problem === required ? problem : `${label}: ${problem}`;
