import { SPECIALIST_CONTACT_HOURS } from '@letfair/domain/listings/inventory/inventory-service';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/badge.tsx';
import type { InventoryChoice } from './submission.ts';

interface InventoryOptionsProps {
  readonly served: boolean;
  /** The choice that is on its way to the server. */
  readonly sending: InventoryChoice | null;
  readonly onChoose: (choice: InventoryChoice) => void;
}

const withInventory = [
  `A specialist contacts you within ${SPECIALIST_CONTACT_HOURS} hours to agree a day.`,
  'Every room, its condition and its contents are written down before the tenancy begins.',
  'A fair basis when the deposit is settled at the end.',
];
const withoutInventory = [
  'Your listing is submitted for approval straight away.',
  'You can make an inventory yourself before the tenant moves in.',
];

export const InventoryOptions = ({ served, sending, onChoose }: InventoryOptionsProps) => (
  <div className="grid gap-4 md:grid-cols-2">
    <Option title="Professional inventory" badge={<Badge tone="good">Recommended</Badge>} points={withInventory}>
      <Button
        variant="accent"
        wide
        disabled={!served}
        busy={sending === 'with' && 'Submitting...'}
        onClick={() => onChoose('with')}
      >
        With Professional Inventory
      </Button>
    </Option>
    <Option title="No inventory" points={withoutInventory}>
      <Button wide busy={sending === 'without' && 'Submitting...'} onClick={() => onChoose('without')}>
        Continue Without Inventory
      </Button>
    </Option>
  </div>
);

interface OptionProps {
  readonly title: string;
  readonly badge?: ReactNode;
  readonly points: readonly string[];
  readonly children: ReactNode;
}

const Option = ({ title, badge, points, children }: OptionProps) => (
  <div className="grid content-between gap-6 rounded-md border border-line bg-card p-5 sm:p-6">
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-title">{title}</h3>
        {badge}
      </div>
      <ul className="grid gap-2">
        {points.map((point) => (
          <li key={point} className="flex gap-2 text-muted">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-primary" />
            {point}
          </li>
        ))}
      </ul>
    </div>
    {children}
  </div>
);
