import { keysOf } from '@letfair/domain/keys-of';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Dialog } from '../../../../../ui/overlays/dialog.tsx';
import { type DecisionKeys, reviewKeys } from './use-review-keys.ts';

interface KeysDialogProps {
  readonly decisions: DecisionKeys;
  readonly isOn: boolean;
  readonly onTurn: (on: boolean) => void;
  readonly onClose: () => void;
}

const keysIn = (decisions: DecisionKeys) =>
  keysOf(reviewKeys).flatMap((name) => {
    const { key, label } = reviewKeys[name];
    const words = name === 'approve' || name === 'reject' ? decisions[name]?.label : label;
    return words ? [{ key, label: words }] : [];
  });

export const KeysDialog = ({ decisions, isOn, onTurn, onClose }: KeysDialogProps) => (
  <Dialog title="Keyboard shortcuts" onClose={onClose}>
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3">
      {keysIn(decisions).map(({ key, label }) => (
        <div key={key} className="contents">
          <dt>
            <kbd className="inline-grid min-w-9 place-items-center rounded-sm border border-line-strong bg-sand px-2 py-1 font-semibold">
              {key.toUpperCase()}
            </kbd>
          </dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
    <p className="text-muted">
      {isOn
        ? 'Shortcuts don’t work while you’re typing in a field.'
        : 'Shortcuts are off. Only the ? key works, which opens this list.'}
    </p>
    <div>
      <Button aria-pressed={!isOn} onClick={() => onTurn(!isOn)}>
        {isOn ? 'Turn shortcuts off' : 'Turn shortcuts on'}
      </Button>
    </div>
  </Dialog>
);
