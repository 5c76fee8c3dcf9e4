import { Button } from '../../../ui/actions/button.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { TextField } from '../../../ui/forms/text-fields.tsx';

/** A text to copy, such as a secret that is never shown again. */
export function CopiedText({ name, label, hint, value }: Record<'name' | 'label' | 'hint' | 'value', string>) {
  async function copy() {
    const copied = await navigator.clipboard?.writeText(value).then(
      () => true,
      () => false,
    );
    toast(
      copied ? { title: 'Copied' } : { title: 'We couldn’t copy it', description: 'Select it and copy it yourself.' },
    );
  }
  return (
    <div className="grid gap-3">
      <TextField
        name={name}
        label={label}
        hint={hint}
        readOnly
        value={value}
        onFocus={(event) => event.target.select()}
      />
      <div>
        <Button onClick={() => void copy()}>Copy</Button>
      </div>
    </div>
  );
}
