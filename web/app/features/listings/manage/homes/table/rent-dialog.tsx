import type { BulkResult } from '@letfair/contract/agencies/bulk';
import { type RentChange, rentChangeProblem } from '@letfair/domain/listings/bulk/bulk-changes';
import { formatPounds, formatRent } from '@letfair/domain/money';
import { useState } from 'react';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Alert } from '../../../../../ui/feedback/alert.tsx';
import { Checkbox } from '../../../../../ui/forms/checkbox.tsx';
import { SelectField } from '../../../../../ui/forms/select.tsx';
import { TextField } from '../../../../../ui/forms/text-fields.tsx';
import { Dialog } from '../../../../../ui/overlays/dialog.tsx';
import { BulkPreview } from './bulk-preview.tsx';
import { homesInWords } from './bulk-words.ts';

const ways = [
  { value: 'lower percent', label: 'Lower by a percentage' },
  { value: 'lower pounds', label: 'Lower by an amount' },
  { value: 'raise percent', label: 'Raise by a percentage' },
  { value: 'raise pounds', label: 'Raise by an amount' },
];

interface RentDetails {
  readonly rent: RentChange;
  readonly lowerDeposits: boolean;
}

interface RentDialogProps {
  readonly homes: number;
  readonly preview: (details: RentDetails) => Promise<readonly BulkResult[] | string>;
  /** Done when the answer is there. */
  readonly onChange: (details: RentDetails) => Promise<unknown>;
  readonly onClose: () => void;
}

interface Preview {
  readonly details: RentDetails;
  readonly results: readonly BulkResult[];
}

const LoweredDeposits = ({
  holdingDeposit,
  securityDeposit,
}: Pick<BulkResult, 'holdingDeposit' | 'securityDeposit'>) => {
  const lowered = [
    ...(holdingDeposit === undefined ? [] : [`holding deposit ${formatPounds(holdingDeposit)}`]),
    ...(securityDeposit === undefined ? [] : [`security deposit ${formatPounds(securityDeposit)}`]),
  ];
  return lowered.length > 0 && <span className="block text-sm text-muted">{lowered.join(', ')}</span>;
};

/** How many homes would have lower deposits; null for none. */
function depositsInWords(results: readonly BulkResult[]): string | null {
  const lowered = results.filter(
    ({ outcome, holdingDeposit, securityDeposit }) =>
      outcome === 'done' && (holdingDeposit !== undefined || securityDeposit !== undefined),
  );
  return lowered.length === 0 ? null : `${homesInWords(lowered.length)} would have lower deposits too.`;
}

/** Asks by how much, shows each rent before and after, and changes nothing before the second press. */
export function RentDialog({ homes, preview, onChange, onClose }: RentDialogProps) {
  const [way, setWay] = useState('lower percent');
  const [amount, setAmount] = useState('');
  const [lowerDeposits, setLowerDeposits] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [shown, setShown] = useState<Preview | null>(null);
  const [busy, setBusy] = useState(false);

  function readChange(): RentChange {
    const [direction, unit] = way.split(' ');
    const typed = Number(amount.replace(/[£%,\s]/g, ''));
    return { unit: unit === 'percent' ? 'percent' : 'pounds', by: direction === 'lower' ? -typed : typed };
  }

  async function showPreview() {
    const change = readChange();
    const found = amount.trim() === '' ? rentChangeProblem({ ...change, by: 0 }) : rentChangeProblem(change);
    setProblem(found);
    setFailure(null);
    if (found || busy) return;
    setBusy(true);
    const details = { rent: change, lowerDeposits };
    const answer = await preview(details);
    setBusy(false);
    if (typeof answer === 'string') setFailure(answer);
    else setShown({ details, results: answer });
  }

  async function confirm(details: RentDetails) {
    if (busy) return;
    setBusy(true);
    await onChange(details);
    onClose();
  }

  /** What was shown is not what would be done any more. */
  const changing =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      setShown(null);
      set(value);
    };

  return (
    <Dialog title={`Change the rent of ${homesInWords(homes)}`} placement="wide" onClose={onClose}>
      <form
        noValidate
        className="grid gap-4 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          void showPreview();
        }}
      >
        <SelectField name="way" label="Change" options={ways} value={way} onChange={changing(setWay)} />
        <TextField
          name="amount"
          label={way.endsWith('percent') ? 'Percent' : 'Pounds a month'}
          inputMode="decimal"
          value={amount}
          error={problem ?? undefined}
          onChange={(event) => changing(setAmount)(event.target.value)}
        />
        {way.startsWith('lower') && (
          <div className="sm:col-span-2">
            <Checkbox
              name="lowerDeposits"
              label="Also lower any deposits that would be above the legal limit for the new rent"
              checked={lowerDeposits}
              onChange={changing(setLowerDeposits)}
            />
          </div>
        )}
        <p className="text-sm text-muted sm:col-span-2">
          New rents are rounded to whole pounds. We check rent rises and cuts of more than a fifth before they go live,
          so change those one home at a time.
        </p>
        <div className="sm:col-span-2">
          <Button type="submit" busy={busy && !shown && 'Working it out...'}>
            Preview
          </Button>
        </div>
      </form>
      {failure && <Alert>{failure}</Alert>}
      {shown && (
        <BulkPreview
          results={shown.results}
          none="No rents would change."
          note={depositsInWords(shown.results)}
          changeOf={({ price = 0, newPrice = 0, ...deposits }) => (
            <>
              <span className="whitespace-nowrap">
                {formatRent(price)} → <span className="font-semibold">{formatRent(newPrice)}</span>
              </span>
              <LoweredDeposits {...deposits} />
            </>
          )}
          busy={busy}
          onConfirm={() => void confirm(shown.details)}
        />
      )}
    </Dialog>
  );
}
