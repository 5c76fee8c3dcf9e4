import type { FieldName } from '@letfair/domain/listings/fields';
import type { LoweredDeposits } from '@letfair/domain/listings/law/lowered-deposits';
import { formatPounds } from '@letfair/domain/money';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { useWizardView } from './wizard-context.ts';

function offerOf({ holdingDeposit, securityDeposit }: LoweredDeposits): string | null {
  const [holding, security] = [holdingDeposit, securityDeposit].map((sum) => (sum == null ? null : formatPounds(sum)));
  if (holding && security) return `Lower the deposits to ${holding} and ${security} as well`;
  if (holding) return `Lower the holding deposit to ${holding} as well`;
  return security ? `Lower the security deposit to ${security} as well` : null;
}

/** Ticked, because a cut alone would take the home down. */
export function LowerDeposits() {
  const { lowered, isLowering, setLowering } = useWizardView().rentCut;
  const offer = offerOf(lowered);
  return (
    offer && (
      <Checkbox
        name="lowerDeposits"
        label={<strong>{offer}</strong>}
        hint="The legal limit on deposits depends on the rent, so a lower rent means lower deposits."
        checked={isLowering}
        onChange={setLowering}
      />
    )
  );
}

/** What becomes of a deposit, for someone who reads the field before the tick. */
export function useLoweredNote(name: FieldName): string | null {
  const { lowered, isLowering } = useWizardView().rentCut;
  const sum = isLowering ? lowered[name as keyof LoweredDeposits] : null;
  return sum == null ? null : `Will be ${formatPounds(sum)} when you save.`;
}
