import { fieldNames, listingFields } from '@letfair/domain/listings/fields';
import { formTabs } from '@letfair/domain/listings/fields/sections';
import { type ListingProblems, listingToasts } from '@letfair/domain/listings/form/listing-checks';
import type { FormPlace } from '@letfair/domain/listings/form/places';
import { Eye } from 'lucide-react';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { classNames } from '../../../../lib/class-names.ts';
import { lazyPart } from '../../../../lib/network/lazy-part.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextLink } from '../../../../ui/actions/links.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { Why } from '../../../../ui/feedback/finding-line.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { panelId, TabList, TabPanel } from '../../../../ui/layout/tabs.tsx';
import { useClosedByBack } from '../../../../ui/overlays/use-closed-by-back.ts';
import { AGENCY_DETAILS } from '../agency-details-path.ts';
import { ChecklistCard } from './checklist-card.tsx';
import { useLawNote } from './law/law-hints.tsx';
import type { Wizard } from './use-wizard.ts';
import { WizardContext } from './wizard-context.ts';
import { WizardTab } from './wizard-tab.tsx';
import { neighbour, tabOf } from './wizard-tabs.ts';

const FormPreview = lazyPart(async () => (await import('../preview/listing-preview.tsx')).FormPreview);

const ID = 'wizard';

interface WizardFormProps {
  readonly wizard: Wizard;
  /** Says whether the draft is saved. */
  readonly status?: ReactNode;
  /** Beside Previous and Next, and like them always within reach. */
  readonly actions: ReactNode;
  readonly onCancel: () => void;
}

/** The three tabs, all of them always in the page, the buttons within reach, and the checklist beside or below. */
export function WizardForm({ wizard, status, actions, onCancel }: WizardFormProps) {
  const {
    form,
    problems,
    unfinished,
    lister,
    law,
    listing,
    rentCut,
    dispatch,
    onUploading,
    tab,
    setTab,
    showTab,
    frame,
  } = wizard;
  const view = useMemo(
    () => ({ form, problems, unfinished, lister, law, listing, rentCut, dispatch, onUploading }),
    [form, problems, unfinished, lister, law, listing, rentCut, dispatch, onUploading],
  );
  const [isPreviewed, setPreviewed] = useState(false);
  const previous = neighbour(tab, -1);
  const next = neighbour(tab, 1);
  return (
    <WizardContext value={view}>
      {previous && <LaterTab key={tab} onBack={() => showTab(previous)} />}
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start">
        <form
          ref={frame}
          noValidate
          method="post"
          onSubmit={(event) => event.preventDefault()}
          className="grid grid-cols-1 gap-5 [&_:is(input,select,textarea,summary,button)]:scroll-mb-28"
        >
          <ErrorSummary panels={ID} problems={problems} onPlace={wizard.showPlace} />
          <AgentProfileFindings />
          <TabList id={ID} label="Parts of the listing" tabs={formTabs} selected={tab} onSelect={setTab} wraps />
          <Card>
            {formTabs.map(({ value }) => (
              <TabPanel key={value} id={ID} value={value} hidden={value !== tab}>
                <WizardTab tab={value} />
              </TabPanel>
            ))}
          </Card>
          {status}
          <div className="sticky bottom-[var(--bottom-bar,0px)] z-10 -mx-4 flex flex-wrap gap-2 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:gap-3 sm:px-0">
            <Button disabled={!previous} onClick={() => previous && showTab(previous)}>
              Previous
            </Button>
            {next && (
              // A saved listing is changed in one place, and then Save Changes is what matters.
              <Button variant={listing ? 'quiet' : 'primary'} onClick={() => showTab(next)}>
                Next
              </Button>
            )}
            <div className="ml-auto flex flex-wrap gap-2 sm:gap-3">
              <span className={classNames(!next && 'max-sm:hidden')}>
                <Button onClick={() => setPreviewed(true)}>
                  <Eye aria-hidden="true" className="size-4.5" />
                  <span className="max-sm:sr-only">Preview</span>
                </Button>
              </span>
              {actions}
            </div>
          </div>
          <div className="-mt-2 flex justify-end gap-2">
            {/* The last tab has a longer button, which leaves no room for it above on a phone. */}
            {!next && (
              <span className="sm:hidden">
                <Button onClick={() => setPreviewed(true)}>Preview</Button>
              </span>
            )}
            <Button onClick={onCancel}>Cancel</Button>
          </div>
        </form>
        <ChecklistCard
          form={form}
          unfinished={unfinished}
          law={law}
          isLive={listing?.status === 'live'}
          onPlace={wizard.showPlace}
        />
        <InformationBanner />
      </div>
      {isPreviewed && (
        <Suspense>
          <FormPreview form={form} propertyId={listing?.id} onClose={() => setPreviewed(false)} />
        </Suspense>
      )}
    </WizardContext>
  );
}

/** Back leads to the tab before, and from the first one out of the form. */
function LaterTab({ onBack }: { readonly onBack: () => void }) {
  useClosedByBack(onBack);
  return null;
}

/** What an agent says of the agency is shown with the home, and is changed in one place for all homes. */
function AgentProfileFindings() {
  const hints = useLawNote('agentProfile');
  return (
    hints && (
      <Note>
        <div className="grid gap-2">
          <p className="font-semibold">Your agency’s details are shown with this home.</p>
          {hints}
          <p>
            <TextLink to={AGENCY_DETAILS} target="_blank" prefetch="none" data-field="agentProfile">
              Change them in your profile<span className="sr-only"> (opens in a new tab)</span>
            </TextLink>
          </p>
        </div>
      </Note>
    )
  );
}

/** Explains material information, below the form: the form opens with its first question. */
const InformationBanner = () => (
  <Note>
    <p className="font-semibold">Material information</p>
    <p>
      This form follows Parts A, B and C of the National Trading Standards guidance on what every property advert must
      include. Listing is free.
    </p>
    <Why>
      <p>
        That guidance has since been withdrawn. Under the Digital Markets, Competition and Consumers Act 2024, you still
        can’t leave out anything a renter needs to know before deciding.
      </p>
    </Why>
  </Note>
);

interface ErrorSummaryProps {
  /** The id that the panels of the tabs share. */
  readonly panels: string;
  readonly problems: ListingProblems;
  readonly onPlace: (place: FormPlace) => void;
}

/** All that keeps the form from being submitted, on whichever tab; each line leads to its field. */
function ErrorSummary({ panels, problems, onPlace }: ErrorSummaryProps) {
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
