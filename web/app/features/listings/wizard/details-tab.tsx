import { MAX_DETAILS } from '@letfair/domain/listings/listing-form';
import {
  accessibilityItems,
  fireSafetyItems,
  leaseLengthLabels,
  tenancyExemptionLabels,
} from '@letfair/domain/listings/vocabulary';
import { askedFor } from './law-of-form.ts';
import { useWizardView } from './wizard-context.ts';
import { ChoiceBox, optionsOf, TextBox, TickList } from './wizard-fields.tsx';
import { Pair, WizardSection } from './wizard-section.tsx';

export function DetailsTab() {
  const { form, lister } = useWizardView();
  return (
    <div className="grid grid-cols-1 gap-8">
      <WizardSection title="Tenancy">
        <Pair>
          <ChoiceBox
            name="leaseLength"
            label="Lease length"
            prompt="Choose a length"
            options={optionsOf(leaseLengthLabels)}
          />
          {askedFor(form, lister).tenancyExemption && (
            <ChoiceBox
              name="tenancyExemption"
              label="Why a fixed term is allowed"
              optional
              prompt="None of these applies"
              options={optionsOf(tenancyExemptionLabels)}
            />
          )}
        </Pair>
      </WizardSection>
      <WizardSection title="Parking">
        <Pair>
          <TextBox
            name="parkingDetails"
            label="Parking details"
            optional
            rows={3}
            maxLength={MAX_DETAILS}
            hint="A drive, an allocated space, a permit and what it costs."
          />
          <TextBox
            name="parkingRestrictions"
            label="Parking restrictions"
            optional
            rows={3}
            maxLength={MAX_DETAILS}
            hint="Times, zones, sizes of vehicle."
          />
        </Pair>
      </WizardSection>
      <WizardSection title="Safety and access">
        <TickList name="fireSafetyFeatures" legend="Fire safety" items={fireSafetyItems} />
        <TickList name="accessibilityFeatures" legend="Accessibility" items={accessibilityItems} />
      </WizardSection>
      <WizardSection title="Anything else">
        <TextBox
          name="specialConditions"
          label="Special conditions"
          optional
          rows={4}
          maxLength={MAX_DETAILS}
          hint="Rights of way, planned works, flood risk, building safety, rules of the block."
        />
      </WizardSection>
    </div>
  );
}
