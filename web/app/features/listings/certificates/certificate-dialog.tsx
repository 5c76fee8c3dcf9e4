import type { Certificate, CertifiedHome } from '@letfair/contract/listings/certificates';
import { documentTypes } from '@letfair/domain/files/documents';
import { homeMark, homeOption } from '@letfair/domain/homes/own-home';
import { MAX_CERTIFICATE_NUMBER } from '@letfair/domain/listings/certificates/certificate-details';
import {
  type CertificateKind,
  kindsOf,
  kindsOfCertificate,
  schemesOf,
} from '@letfair/domain/listings/certificates/kinds';
import type { Nation } from '@letfair/domain/search/places/nations';
import { ukDay } from '@letfair/domain/uk-time';
import { useState } from 'react';
import { problem, problemOf, useForm } from '../../../lib/forms/use-form.ts';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { controlStyle, Field } from '../../../ui/forms/field.tsx';
import { Form, FormButtons } from '../../../ui/forms/form.tsx';
import { SelectField } from '../../../ui/forms/select.tsx';
import { DateField, TextField } from '../../../ui/forms/text-fields.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { api } from '../../accounts/session/index.ts';
import { useHomesToCertify } from './certificate-data.ts';
import { uploadCertificateFile } from './certificate-files.ts';
import { type CertificateTexts, emptyForm, formErrors, kindIn, readForm, textsOf } from './certificate-form.ts';

/** What the dialog is opened for. */
export type CertificateTask =
  | { readonly kind: 'add'; readonly home?: FormHome | undefined }
  | { readonly kind: 'edit' | 'renew'; readonly certificate: Certificate };

interface FormHome extends Pick<CertifiedHome, 'id' | 'title' | 'reference' | 'address'> {
  readonly nation: Nation | null;
  readonly kinds: readonly CertificateKind[];
}

interface CertificateDialogProps {
  readonly task: CertificateTask;
  readonly onSaved: (certificate: Certificate) => void;
  readonly onClose: () => void;
}

const titles = { add: 'Add a certificate', edit: 'Edit certificate', renew: 'Renew certificate' } as const;

export function CertificateDialog({ task, onSaved, onClose }: CertificateDialogProps) {
  const known = task.kind === 'add' ? task.home : { ...task.certificate.property, kinds: [] };
  return (
    <Dialog title={titles[task.kind]} onClose={onClose}>
      {known ? (
        <CertificateForm task={task} homes={[known]} onSaved={onSaved} />
      ) : (
        <FormForAnyHome task={task} onSaved={onSaved} />
      )}
    </Dialog>
  );
}

function FormForAnyHome({ task, onSaved }: Omit<CertificateDialogProps, 'onClose'>) {
  const { data: homes, hasFailed, reload } = useHomesToCertify();
  if (hasFailed) return <LoadFailure what="your homes" onRetry={reload} />;
  if (!homes) return <p className="text-muted">Loading...</p>;
  if (homes.length === 0) return <p>You have no current homes. List one first, then add its certificates here.</p>;
  return <CertificateForm task={task} homes={homes} onSaved={onSaved} />;
}

const NO_ANSWER = 'We couldn’t save the certificate. Please try again.';
const NO_FILE = 'We’ve saved the certificate, but not its file. Please try again.';

interface CertificateFormProps extends Omit<CertificateDialogProps, 'onClose'> {
  readonly homes: readonly FormHome[];
}

function initialTexts(task: CertificateTask, homes: readonly FormHome[]): CertificateTexts {
  if (task.kind !== 'add') return textsOf(task.certificate, task.kind === 'renew');
  return { ...emptyForm, propertyId: homes.length === 1 ? (homes[0]?.id ?? '') : '' };
}

function CertificateForm({ task, homes, onSaved }: CertificateFormProps) {
  const today = ukDay(new Date());
  const [sentShare, setSentShare] = useState<number | null>(null);
  const homeOf = (id: string) => homes.find((home) => home.id === id);
  const form = useForm({
    initial: initialTexts(task, homes),
    read: readForm,
    check: (body) => {
      const errors = formErrors(body, { nation: homeOf(body.propertyId)?.nation ?? null, today });
      return Object.keys(errors).length > 0 ? problem('', errors) : null;
    },
    send: async ({ propertyId, kind, file, ...details }, options) => {
      const body = { ...details, kind: kindIn(kind) ?? 'gasSafety', renews: task.kind === 'renew' };
      const saved = await api.certificates.save({ params: { id: propertyId }, body }, options);
      if (!saved.success) return problemOf(saved, NO_ANSWER);
      if (!file) return void onSaved(saved.data);
      setSentShare(0);
      const uploaded = await uploadCertificateFile(saved.data.id, file, setSentShare).catch(() => null);
      setSentShare(null);
      if (!uploaded?.success) return uploaded ? problemOf(uploaded, NO_FILE) : problem(NO_FILE);
      return void onSaved(uploaded.data);
    },
    onUnreachable: () => problem(NO_ANSWER),
  });
  const { field, values } = form;
  const home = homeOf(values.propertyId);
  const kind = kindIn(values.kind);
  // A kind that is there already is edited or renewed, not added.
  const offered = kindsOf(home?.nation ?? null).filter((name) => !home?.kinds.includes(name));

  return (
    <Form form={form}>
      {homes.length > 1 ? (
        <SelectField
          {...field('propertyId')}
          label="Home"
          prompt="Choose a home"
          options={homes.map(({ id, title, reference = '', address }) =>
            homeOption({ id, title, reference, place: address }),
          )}
        />
      ) : (
        <p className="wrap-anywhere text-muted">
          {homes[0]?.title} · {homeMark(homes[0]?.reference, homes[0]?.address)}
        </p>
      )}
      {task.kind === 'add' ? (
        <SelectField
          {...field('kind')}
          label="What is it?"
          prompt="Choose one"
          options={offered.map((name) => ({ value: name, label: kindsOfCertificate[name].label }))}
        />
      ) : (
        kind && <p className="font-semibold">{kindsOfCertificate[kind].label}</p>
      )}
      {kind && (
        <KindFields
          kind={kind}
          nation={home?.nation ?? null}
          field={field}
          fileError={form.errors.file}
          today={today}
        />
      )}
      {task.kind === 'renew' && (
        <p className="text-sm text-muted">We’ll keep the current certificate under “Earlier certificates”.</p>
      )}
      <FormButtons form={form} busy={sentShare === null ? 'Saving...' : `Sending ${Math.round(sentShare * 100)}%...`}>
        {task.kind === 'add' ? 'Add certificate' : 'Save Changes'}
      </FormButtons>
    </Form>
  );
}

interface KindFieldsProps {
  readonly kind: CertificateKind;
  readonly nation: Nation | null;
  readonly today: string;
  readonly fileError: string | undefined;
  readonly field: (name: keyof CertificateTexts) => {
    readonly name: string;
    readonly defaultValue: string;
    readonly error: string | undefined;
  };
}

/** Everything is optional; what the kind does not have is not asked. */
function KindFields({ kind, nation, today, fileError, field }: KindFieldsProps) {
  const { hint, hasScheme, numberLabel, issuedLabel, expiresLabel, expiryFollows, validMonths } =
    kindsOfCertificate[kind];
  const follows =
    expiryFollows && validMonths
      ? `Leave this blank and we’ll set it to ${inYears(validMonths)} after the certificate’s date.`
      : undefined;
  return (
    <>
      <p className="text-sm text-muted">{hint}</p>
      {hasScheme && (
        <SelectField
          {...field('scheme')}
          label="Scheme"
          prompt="Not chosen yet"
          options={schemesOf(nation).map((name) => ({ value: name, label: name }))}
          optional
        />
      )}
      <TextField
        {...field('number')}
        label={numberLabel}
        autoComplete="off"
        maxLength={MAX_CERTIFICATE_NUMBER}
        optional
      />
      <div className="grid gap-5 empty:hidden sm:grid-cols-2">
        {issuedLabel && <DateField {...field('issued')} label={issuedLabel} max={today} optional />}
        {expiresLabel && (
          <DateField
            {...field('expires')}
            label={expiresLabel}
            note={follows && <FollowsNote text={follows} />}
            optional
          />
        )}
      </div>
      <Field
        label="File"
        hint="A PDF or a picture, up to 10 MB. Only you and our moderators can open it."
        error={fileError}
        optional
      >
        {({ required: _, ...control }) => (
          <input
            {...control}
            type="file"
            name="file"
            accept={documentTypes.join(',')}
            className={`${controlStyle} file:mr-3 file:cursor-pointer file:rounded-sm file:border-0 file:bg-sand-deep file:px-3 file:py-1 file:font-semibold file:text-ink`}
          />
        )}
      </Field>
    </>
  );
}

const FollowsNote = ({ text }: { readonly text: string }) => <p className="text-sm text-muted">{text}</p>;

const inYears = (months: number): string => (months === 12 ? 'a year' : `${months / 12} years`);
