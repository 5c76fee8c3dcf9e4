import type { AgencyDetails, LandlordDetails, TenantDetails } from '@letfair/contract/accounts/profile';
import {
  agencyDetailsRefusal,
  landlordDetailsRefusal,
  tenantDetailsRefusal,
} from '@letfair/domain/accounts/profile-rules';
import type { Refusal } from '@letfair/domain/accounts/sign-up-rules';
import type { AgentProfile } from '@letfair/domain/listings/law/agent-profile';
import { type SearchFeature, searchFeatureLabels, searchFeatures } from '@letfair/domain/search/searchable-features';
import { ukDay } from '@letfair/domain/uk-time';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { type FormState, useForm } from '../../../lib/forms/use-form.ts';
import { retryWhenOnline } from '../../../lib/network/retry-when-online.ts';
import { Awaited } from '../../../ui/feedback/awaited.tsx';
import { FindingLine } from '../../../ui/feedback/finding-line.tsx';
import { FormPlaceholder } from '../../../ui/feedback/placeholders.tsx';
import { type ToastMessage, toast } from '../../../ui/feedback/toast-store.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Form, FormButtons } from '../../../ui/forms/form.tsx';
import { SelectField } from '../../../ui/forms/select.tsx';
import { TextField } from '../../../ui/forms/text-fields.tsx';
import { TitledCard } from '../../../ui/layout/card.tsx';
import { joinPlaces, placesIn } from '../../../ui/places/picker-state.ts';
import { PermittedFields } from '../permissions/index.ts';
import { api } from '../session/index.ts';
import { AgencyFields, LandlordFields, TenantFields } from '../sign-in/index.ts';
import type { ProfileData } from './profile-data.ts';
import { type FormValues, formValues, readAgency, readLandlord, readTenant, startTexts } from './read-details.ts';
import { refusalOf, tellByToast } from './save-problems.ts';

interface RoleDetailsProps {
  readonly details: NonNullable<ProfileData['details']>;
  readonly onUnsaved: (isUnsaved: boolean) => void;
}

interface DetailsFormProps<Details> {
  readonly details: Details;
  readonly onUnsaved: (isUnsaved: boolean) => void;
}

/** What each kind of user told us besides their name. */
export const RoleDetails = ({ details, onUnsaved }: RoleDetailsProps) => (
  <Awaited promise={details} what="your details" fallback={<FormPlaceholder fields={4} />}>
    {({ tenant, agency, landlord }) => (
      <>
        {tenant && (
          <TitledCard
            title="What you’re looking for"
            intro="This is all optional. It helps us show you homes that suit you."
          >
            <TenantForm details={tenant} onUnsaved={onUnsaved} />
          </TitledCard>
        )}
        {agency && (
          <TitledCard id="agency" title="Your agency" intro="The details the law says agents must show on listings.">
            <PermittedFields permission="agency">
              <AgencyForm details={agency} onUnsaved={onUnsaved} />
            </PermittedFields>
          </TitledCard>
        )}
        {landlord && (
          <TitledCard title="Landlord details" intro="These details aren’t shown on any listing.">
            <LandlordForm details={landlord} onUnsaved={onUnsaved} />
          </TitledCard>
        )}
      </>
    )}
  </Awaited>
);

interface DetailsSetup<Details> {
  readonly read: (values: FormValues) => Details;
  readonly check: (details: Details) => Refusal | null;
  readonly save: (
    input: { readonly body: Details },
    options: { readonly idempotencyKey: string },
  ) => Promise<{ readonly success: true } | ({ readonly success: false } & Parameters<typeof refusalOf>[0])>;
}

const tenantSetup = { read: readTenant, check: tenantDetailsRefusal, save: api.profile.saveTenant };
const agencySetup = { read: readAgency, check: agencyDetailsRefusal, save: api.profile.saveAgency };
const landlordSetup = { read: readLandlord, check: landlordDetailsRefusal, save: api.profile.saveLandlord };

const useDetailsForm = <Details extends object>(
  details: Details,
  { read, check, save }: DetailsSetup<Details>,
  onSaved: (details: Details) => ToastMessage,
) =>
  useForm<Readonly<Record<keyof Details & string, string>>, Details>({
    initial: startTexts(details),
    read: (_, data) => read(formValues(data)),
    check,
    send: async (body, options) => {
      const answer = await save({ body }, options);
      if (!answer.success) return refusalOf(answer);
      toast(onSaved(body));
      return null;
    },
    tell: tellByToast,
  });

const MOST_OFFERED = 6;

/** A larger number that was saved by another client is offered as well. */
const bedroomOptions = (saved: number | null) =>
  [...Array.from({ length: MOST_OFFERED }, (_, at) => at + 1), ...(saved && saved > MOST_OFFERED ? [saved] : [])].map(
    (count) => ({ value: String(count), label: `${count} or more` }),
  );

function TenantForm({ details, onUnsaved }: DetailsFormProps<TenantDetails>) {
  const [start] = useState(() => placesIn(details.preferredArea));
  const [areas, setAreas] = useState(start);
  const [savedAreas, setSavedAreas] = useState(() => joinPlaces(start));
  const form = useDetailsForm(details, tenantSetup, ({ preferredArea }) => {
    setSavedAreas(preferredArea);
    return {
      title: 'Preferences saved',
      description: 'We’ll use your preferences to match you with homes from now on.',
    };
  });
  const isUnsaved = form.isDirty || joinPlaces(areas) !== savedAreas;

  return (
    <DetailsForm form={form} action="Save preferences" isUnsaved={isUnsaved} onUnsaved={onUnsaved}>
      <TenantFields form={form} areas={start} onAreas={setAreas} />
      <SelectField
        {...form.field('minBedrooms')}
        label="Bedrooms"
        prompt="Any number"
        options={bedroomOptions(details.minBedrooms)}
        optional
      />
      <MustHaves chosen={details.mustHaves} parking={details.parking} pets={details.pets} />
    </DetailsForm>
  );
}

function AgencyForm({ details, onUnsaved }: DetailsFormProps<AgencyDetails>) {
  const saved = { title: 'Agency details saved', description: 'Your listings will show them from now on.' };
  const form = useDetailsForm(details, agencySetup, () => ({
    ...saved,
    ...(leadsToField('agency') && { action: { text: 'Back to dashboard', to: '/dashboard' } }),
  }));
  const findingsIn = useProfileFindings(form.values);
  useFieldOfAnchor('agency');

  return (
    <DetailsForm form={form} action="Save agency details" isUnsaved={form.isDirty} onUnsaved={onUnsaved}>
      <AgencyFields form={form} companyNote={findingsIn('companyName')} />
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <TextField
          {...form.field('redressScheme')}
          label="Redress scheme"
          note={findingsIn('redressScheme')}
          hint="Letting agents must belong to a scheme, such as The Property Ombudsman."
          optional
        />
        <TextField {...form.field('redressNumber')} label="Redress membership number" optional />
      </div>
      <TextField
        {...form.field('clientMoneyProtection')}
        label="Client money protection"
        note={findingsIn('clientMoneyProtection')}
        hint="The scheme that protects your clients’ money."
        optional
      />
      <TextField
        {...form.field('feesLink')}
        label="Link to your fees"
        hint="The web address of your fees page, starting with https://."
        type="url"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        optional
      />
    </DetailsForm>
  );
}

/** Whoever was led to one field goes on with what led them there. */
const leadsToField = (partId: string): boolean => !['', `#${partId}`].includes(location.hash);

/** The anchor of the URL names a part of the page or one of its fields; the browser looks for it before it exists. */
function useFieldOfAnchor(partId: string): void {
  useEffect(() => {
    const part = document.getElementById(partId);
    const wanted = location.hash.slice(1);
    if (wanted === partId) part?.scrollIntoView();
    const fields = [...(part?.querySelectorAll<HTMLElement>('[name]') ?? [])];
    const field = fields.find((each) => each.getAttribute('name') === wanted);
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, [partId]);
}

function LandlordForm({ details, onUnsaved }: DetailsFormProps<LandlordDetails>) {
  const saved = {
    title: 'Landlord details saved',
    description: 'Only we can see your details. They’re not shown on any listing.',
  };
  const form = useDetailsForm(details, landlordSetup, () => saved);

  return (
    <DetailsForm form={form} action="Save landlord details" isUnsaved={form.isDirty} onUnsaved={onUnsaved}>
      <LandlordFields form={form} />
      <TextField
        {...form.field('registrationNumber')}
        label="Landlord registration number"
        hint="For homes in Scotland, Wales or Northern Ireland."
        optional
      />
    </DetailsForm>
  );
}

interface DetailsFrameProps {
  readonly form: FormState;
  readonly action: string;
  readonly isUnsaved: boolean;
  readonly onUnsaved: (isUnsaved: boolean) => void;
  readonly children: ReactNode;
}

function DetailsForm({ form, action, isUnsaved, onUnsaved, children }: DetailsFrameProps) {
  useEffect(() => onUnsaved(isUnsaved), [onUnsaved, isUnsaved]);
  return (
    <Form form={form}>
      {children}
      <FormButtons form={form} variant="primary" atEnd>
        {action}
      </FormButtons>
    </Form>
  );
}

type Assess = typeof import('@letfair/domain/listings/law/agent-profile').assessProfileText;

/** They are large, and only agents need them here. */
const loadRules = retryWhenOnline(
  async () => (await import('@letfair/domain/listings/law/agent-profile')).assessProfileText,
);

/** What the law objects to in what is typed about the agency, for the note beside each field. */
function useProfileFindings(typed: AgentProfile): (name: keyof AgentProfile) => ReactNode {
  const [assess, setAssess] = useState<Assess | null>(null);
  useEffect(() => {
    void loadRules().then((loaded) => setAssess(() => loaded));
  }, []);
  return (name) => {
    const findings = assess?.(typed[name], ukDay(new Date())) ?? [];
    return findings.length === 0
      ? undefined
      : findings.map((finding) => (
          <FindingLine key={finding.rule} finding={finding} consequence="Your homes can’t go live without this." />
        ));
  };
}

interface MustHavesProps {
  readonly chosen: readonly SearchFeature[];
  readonly parking: boolean;
  readonly pets: boolean;
}

/** Any number of things that a home has to have. */
function MustHaves({ chosen, parking, pets }: MustHavesProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-hint`} className="grid min-w-0 gap-3">
      <legend className="mb-1.5 font-semibold">
        Must-haves <span className="font-normal text-muted">(optional)</span>
      </legend>
      <p id={`${id}-hint`} className="-mt-3 text-sm text-muted">
        Homes that mention your must-haves are a better match.
      </p>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Checkbox name="parking" value="true" label="Parking" defaultChecked={parking} />
        <Checkbox name="pets" value="true" label="Pets considered" defaultChecked={pets} />
        {searchFeatures.map((feature) => (
          <Checkbox
            key={feature}
            name="mustHaves"
            value={feature}
            label={searchFeatureLabels[feature]}
            defaultChecked={chosen.includes(feature)}
          />
        ))}
      </div>
    </fieldset>
  );
}
