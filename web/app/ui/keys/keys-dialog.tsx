import { Button } from '../actions/button.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { HELP_KEY } from './use-shortcut-keys.ts';

interface KeysDialogProps {
  readonly keys: readonly { readonly key: string; readonly label: string }[];
  readonly isOn: boolean;
  readonly onTurn: (on: boolean) => void;
  readonly onClose: () => void;
}

export const KeysDialog = ({ keys, isOn, onTurn, onClose }: KeysDialogProps) => (
  <Dialog title="Keyboard shortcuts" onClose={onClose}>
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3">
      {[...keys, { key: HELP_KEY, label: 'This list' }].map(({ key, label }) => (
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
