import type { AgencyDetails, LandlordDetails, TenantDetails } from '@letfair/contract/accounts/profile';
import {
  agencyDetailsRefusal,
  landlordDetailsRefusal,
  tenantDetailsRefusal,
} from '@letfair/domain/accounts/profile-rules';
import type { Refusal } from '@letfair/domain/accounts/sign-up-rules';
import { type ReactNode, useEffect, useState } from 'react';
import { type FormState, useForm } from '../../../lib/forms/use-form.ts';
import { Awaited } from '../../../ui/feedback/awaited.tsx';
import { type ToastMessage, toast } from '../../../ui/feedback/toast-store.ts';
import { Form, FormButtons } from '../../../ui/forms/form.tsx';
import { SelectField } from '../../../ui/forms/select.tsx';
import { TextField } from '../../../ui/forms/text-fields.tsx';
import { TitledCard } from '../../../ui/layout/card.tsx';
import { joinPlaces, placesIn } from '../../../ui/places/picker-state.ts';
import { PermittedFields } from '../permissions/index.ts';
import { api } from '../session/index.ts';
import { AgencyFields, LandlordFields, TenantFields } from '../sign-in/index.ts';
import { MustHaves } from './must-haves.tsx';
import type { ProfileData } from './profile-data.ts';
import { useProfileFindings } from './profile-findings.tsx';
import { FormPlaceholder } from './profile-placeholder.tsx';
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
  <Awaited promise={details} what="your details" fallback={<FormPlaceholder />}>
    {({ tenant, agency, landlord }) => (
      <>
        {tenant && (
          <TitledCard title="What you are looking for" intro="All optional. It helps us to show you homes that fit.">
            <TenantForm details={tenant} onUnsaved={onUnsaved} />
          </TitledCard>
        )}
        {agency && (
          <TitledCard id="agency" title="Your agency" intro="Your listings show what the law asks agents to show.">
            <PermittedFields permission="agency">
              <AgencyForm details={agency} onUnsaved={onUnsaved} />
            </PermittedFields>
          </TitledCard>
        )}
        {landlord && (
          <TitledCard title="Landlord details" intro="No listing shows them.">
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
    return { title: 'Preferences saved', description: 'We match homes with them from now on.' };
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
  const saved = { title: 'Agency details saved', description: 'Your listings show them from now on.' };
  const form = useDetailsForm(details, agencySetup, () => saved);
  const findingsIn = useProfileFindings(form.values);
  // The browser scrolls to the anchor of the URL before this part of the page exists.
  useEffect(() => {
    if (location.hash === '#agency') document.getElementById('agency')?.scrollIntoView();
  }, []);

  return (
    <DetailsForm form={form} action="Save agency details" isUnsaved={form.isDirty} onUnsaved={onUnsaved}>
      <AgencyFields form={form} companyNote={findingsIn('companyName')} />
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <TextField
          {...form.field('redressScheme')}
          label="Redress scheme"
          note={findingsIn('redressScheme')}
          hint="Such as The Property Ombudsman."
          optional
        />
        <TextField {...form.field('redressNumber')} label="Redress membership number" optional />
      </div>
      <TextField
        {...form.field('clientMoneyProtection')}
        label="Client money protection"
        note={findingsIn('clientMoneyProtection')}
        hint="The scheme that protects the money you hold for others."
        optional
      />
      <TextField
        {...form.field('feesLink')}
        label="Link to your fees"
        hint="The page that lists them, starting with https://."
        type="url"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        optional
      />
    </DetailsForm>
  );
}

function LandlordForm({ details, onUnsaved }: DetailsFormProps<LandlordDetails>) {
  const saved = { title: 'Landlord details saved', description: 'Only we see them; no listing shows them.' };
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
