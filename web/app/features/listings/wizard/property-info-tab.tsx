import {
  BATHROOMS,
  BEDROOMS,
  MAX_ADDRESS_PART,
  MAX_COUNT,
  MAX_DESCRIPTION,
  MAX_REGISTRATION_NUMBER,
  MAX_TITLE,
} from '@letfair/domain/listings/listing-form';
import { furnishingLabels, propertyTypeLabels } from '@letfair/domain/listings/vocabulary';
import { nationLabels } from '@letfair/domain/places/nations';
import { PhotoPicker } from '../../photos/index.ts';
import { AvailableDate } from './available-date.tsx';
import { FeatureList } from './feature-list.tsx';
import { askedFor } from './law-of-form.ts';
import { useWizardView } from './wizard-context.ts';
import { ChoiceBox, FigureBox, optionsOf, TextBox, TickBox } from './wizard-fields.tsx';
import { Pair, WizardSection } from './wizard-section.tsx';

/** The longest postcode has eight characters; blanks around it do no harm. */
const POSTCODE_LENGTH = 10;

export function PropertyInfoTab() {
  const { form, lister, dispatch, onUploading } = useWizardView();
  return (
    <div className="grid grid-cols-1 gap-8">
      <WizardSection title="About the home">
        <TextBox
          name="title"
          label="Property title"
          maxLength={MAX_TITLE}
          placeholder="Two-bedroom flat by the canal"
        />
        <TextBox
          name="propertyDescription"
          label="Property description"
          rows={6}
          maxLength={MAX_DESCRIPTION}
          hint="What it is like to live there: light, rooms, outside space, how to get about."
        />
      </WizardSection>
      <WizardSection title="Address" intro="The postcode tells which nation’s letting law applies.">
        <AddressFields />
      </WizardSection>
      <WizardSection title="Type and rooms">
        <Pair>
          <ChoiceBox
            name="propertyType"
            label="Property type"
            prompt="Choose a type"
            options={optionsOf(propertyTypeLabels)}
          />
          <ChoiceBox
            name="furnishing"
            label="Furnishing"
            optional
            prompt="Choose one"
            options={optionsOf(furnishingLabels)}
          />
          <FigureBox name="bedrooms" label="Bedrooms" {...BEDROOMS} />
          <FigureBox name="bathrooms" label="Bathrooms" {...BATHROOMS} />
          <AvailableDate />
        </Pair>
        <TickBox name="hasParking" label="Parking comes with the home" />
        <TickBox name="petsConsidered" label="Pets are considered" />
        <TickBox name="isShared" label="Shared house (HMO): more than one household lives here" />
        {askedFor(form, lister).sharers && <SharerFields />}
      </WizardSection>
      <WizardSection title="Features">
        <FeatureList />
      </WizardSection>
      <WizardSection title="Photos" field="images">
        <PhotoPicker
          images={form.images}
          onChange={(images) => dispatch({ kind: 'photographed', images })}
          onUploading={onUploading}
        />
      </WizardSection>
    </div>
  );
}

function AddressFields() {
  const { form, lister } = useWizardView();
  const asked = askedFor(form, lister);
  return (
    <>
      <TextBox name="address.line1" label="Address line 1" maxLength={MAX_ADDRESS_PART} />
      <TextBox name="address.line2" label="Address line 2" optional maxLength={MAX_ADDRESS_PART} />
      <Pair>
        <TextBox name="address.city" label="City or town" maxLength={MAX_ADDRESS_PART} />
        <TextBox name="address.county" label="County" optional maxLength={MAX_ADDRESS_PART} />
        <TextBox name="address.postcode" label="Postcode" maxLength={POSTCODE_LENGTH} />
        {asked.nation && (
          <ChoiceBox
            name="nation"
            label="Nation"
            optional
            hint="This postcode lies on a border."
            prompt="Choose the nation"
            options={optionsOf(nationLabels)}
          />
        )}
        {asked.registrationNumber && (
          <TextBox
            name="registrationNumber"
            label="Landlord registration number"
            optional
            maxLength={MAX_REGISTRATION_NUMBER}
          />
        )}
        {asked.agentRegistrationNumber && (
          <TextBox
            name="agentRegistrationNumber"
            label="Letting agent registration number"
            optional
            maxLength={MAX_REGISTRATION_NUMBER}
          />
        )}
      </Pair>
      {asked.registrationPending && <TickBox name="registrationPending" label="Landlord registration is pending" />}
      <TickBox
        name="shareAddress"
        label="Show the street and the whole postcode"
        hint="Otherwise people see the area and the first half of the postcode."
      />
    </>
  );
}

const SharerFields = () => (
  <div className="grid grid-cols-1 gap-5 sm:grid-cols-3">
    <FigureBox name="occupants" label="People" optional min={1} max={MAX_COUNT} />
    <FigureBox name="households" label="Households" optional min={1} max={MAX_COUNT} />
    <FigureBox name="storeys" label="Storeys" optional min={1} max={MAX_COUNT} />
  </div>
);
