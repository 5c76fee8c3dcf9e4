import { useState } from 'react';
import { problem, problemOf, useForm } from '../../../lib/forms/use-form.ts';
import { Form, FormButtons } from '../../../ui/forms/form.tsx';
import { TextField } from '../../../ui/forms/text-fields.tsx';
import { QrDrawing } from '../../../ui/qr/qr-drawing.tsx';
import { qrPath } from '../../../ui/qr/qr-path.ts';
import { api, withConfirmation } from '../session/index.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

export interface AppSecret {
  readonly secret: string;
  readonly uri: string;
}

interface SetUpProps {
  readonly app: AppSecret;
  readonly onCancel: () => void;
  /** Two-step sign-in is on from now, before the codes are put away. */
  readonly onEnabled: () => void;
  readonly onDone: () => void;
}

const NOT_TURNED_ON = 'We couldn’t turn on two-step sign-in. Please try again.';

/** From the QR code through the first code to the recovery codes. */
export function SetUp({ app, onCancel, onEnabled, onDone }: SetUpProps) {
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => (code.trim() === '' ? problem('', { code: 'Enter the 6 digits in your app.' }) : null),
    send: async (body, options) => {
      const answer = await withConfirmation(() => api.security.enableSecondStep({ body }, options));
      if (!answer.success)
        return answer.error.fields ? problem('', answer.error.fields) : problemOf(answer, NOT_TURNED_ON);
      setRecoveryCodes(answer.data.recoveryCodes);
      onEnabled();
      return null;
    },
  });

  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onDone={onDone} />;
  return (
    <div className="grid gap-5">
      <ol className="grid list-decimal gap-2 pl-5">
        <li>Open an authenticator app, such as the one in your password manager.</li>
        <li>Scan this code with it, or enter the key.</li>
        <li>Type the 6 digits the app shows.</li>
      </ol>
      <div className="grid justify-items-center gap-3">
        <QrDrawing
          {...qrPath(app.uri, 'M')}
          label="QR code for your authenticator app; you can enter the key below instead"
          className="size-48 rounded-md border border-line"
        />
        <p className="text-center">
          <span className="text-sm text-muted">Key </span>
          <code className="font-mono wrap-anywhere select-all">{app.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
      </div>
      <Form form={form}>
        <TextField {...form.field('code')} label="Code" inputMode="numeric" autoComplete="one-time-code" />
        <FormButtons form={form} variant="primary" busy="Checking..." onCancel={onCancel}>
          Turn on
        </FormButtons>
      </Form>
    </div>
  );
}
