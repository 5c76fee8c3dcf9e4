import { MAX_COUNT, MAX_DEPOSIT, MAX_DETAILS, MAX_RENT } from '@letfair/domain/listings/listing-form';
import { councilTaxBands, epcRatings, utilities } from '@letfair/domain/listings/vocabulary';
import { askedFor } from './law-of-form.ts';
import { useWizardView } from './wizard-context.ts';
import { AmountBox, ChoiceBox, FigureBox, sameOptions, TextBox, TickBox, TickList } from './wizard-fields.tsx';
import { Pair, WizardSection } from './wizard-section.tsx';

export function FinancialTab() {
  const { form, lister } = useWizardView();
  const asked = askedFor(form, lister);
  return (
    <div className="grid grid-cols-1 gap-8">
      <WizardSection
        title="Rent and deposits"
        intro="All amounts are in pounds. The rent is advertised per calendar month."
      >
        <Pair>
          <AmountBox name="monthlyRent" label="Monthly rent" max={MAX_RENT} />
          <AmountBox name="holdingDeposit" label="Holding deposit" max={MAX_DEPOSIT} />
          <AmountBox name="securityDeposit" label="Security deposit" max={MAX_DEPOSIT} />
          <FigureBox name="rentInAdvanceMonths" label="Months of rent in advance" optional min={1} max={MAX_COUNT} />
        </Pair>
        {asked.agentFees && (
          <TextBox
            name="agentFees"
            label="Fees you charge tenants"
            optional
            rows={3}
            maxLength={MAX_DETAILS}
            hint="The fees themselves, or a link to the page that lists them."
          />
        )}
      </WizardSection>
      <WizardSection title="Council tax and energy">
        <Pair>
          <ChoiceBox
            name="councilTaxBand"
            label="Council tax band"
            prompt="Choose a band"
            options={sameOptions(councilTaxBands)}
          />
          <ChoiceBox name="epcRating" label="EPC rating" prompt="Choose a rating" options={sameOptions(epcRatings)} />
        </Pair>
        {asked.welshBandI && <TickBox name="welshBandI" label="The home is in band I" />}
        {asked.epcExemption && <TickBox name="epcExemption" label="An exemption is registered for this home" />}
      </WizardSection>
      <WizardSection title="Bills">
        <TickBox name="billsIncluded" label="Bills are included in the rent" />
        <TickList name="utilitiesIncluded" legend="Utilities included in the rent" items={utilities} />
        <TickList name="utilitiesResponsibility" legend="Utilities the tenant pays for" items={utilities} />
      </WizardSection>
    </div>
  );
}
