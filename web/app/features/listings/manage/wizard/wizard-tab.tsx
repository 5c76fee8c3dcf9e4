import { type FieldName, fieldNames, listingFields } from '@letfair/domain/listings/fields';
import { type FormSection, type FormTab, formSections, type Section } from '@letfair/domain/listings/fields/sections';
import { isAsked } from '@letfair/domain/listings/form/listing-form';
import { Suspense, useId } from 'react';
import { lazyPart } from '../../../../lib/network/lazy-part.ts';
import { SectionHeading } from '../../../../ui/layout/titled-section.tsx';
import { FieldControl } from './controls/wizard-controls.tsx';
import { CertificatesSection, FoldedSection } from './folded-section.tsx';
import { LowerDeposits } from './lower-deposits.tsx';
import { useWizardView } from './wizard-context.ts';

const ClientField = lazyPart(async () => (await import('../client/client-field.tsx')).ClientField);

/** One tab of the form: its sections, each with the fields that are asked for. */
export const WizardTab = ({ tab }: { readonly tab: FormTab }) => (
  <div className="grid grid-cols-1 gap-8">
    {(Object.keys(formSections) as FormSection[])
      .filter((section) => formSections[section].tab === tab)
      .map((section) =>
        section === 'certificates' ? (
          <CertificatesSection key={section} />
        ) : (
          <WizardSection key={section} section={section} />
        ),
      )}
    {tab === 'info' && <ClientOfAgent />}
  </div>
);

/** Last on its tab, because it is loaded for agents alone and must not move what they fill in. */
function ClientOfAgent() {
  const { form, lister, listing, dispatch } = useWizardView();
  // A listing that was submitted has its client changed under Manage.
  if (lister !== 'agent' || listing) return null;
  return (
    <Suspense>
      <ClientField value={form.clientId ?? ''} onChange={(clientId) => dispatch({ kind: 'assigned', clientId })} />
    </Suspense>
  );
}

function WizardSection({ section }: { readonly section: FormSection }) {
  const { form, lister } = useWizardView();
  const id = useId();
  const { title, intro, folded }: Section = formSections[section];
  const names = fieldNames.filter((name) => listingFields[name].section === section && isAsked(name, form, lister));
  if (names.length === 0) return null;
  const rows = rowsOf(names).map((row) => <FieldRow key={row[0]} names={row} />);
  if (folded)
    return (
      <FoldedSection title={title} intro={intro} names={names}>
        {rows}
      </FoldedSection>
    );
  // The photo picker has no single control that could take the focus.
  const photos = names.find((name) => listingFields[name].kind === 'photos');
  return (
    <section
      aria-labelledby={id}
      data-field={photos}
      tabIndex={photos ? -1 : undefined}
      className="grid grid-cols-1 gap-5 border-b border-line pb-8 last:border-0 last:pb-0"
    >
      <SectionHeading id={id} title={title} lead={intro} />
      {rows}
      {section === 'rent' && <LowerDeposits />}
    </section>
  );
}

const rowStyles = { half: 'grid grid-cols-1 gap-5 sm:grid-cols-2', third: 'grid grid-cols-1 gap-5 sm:grid-cols-3' };

function FieldRow({ names }: { readonly names: readonly FieldName[] }) {
  const width = names[0] && listingFields[names[0]].width;
  const controls = names.map((name) => <FieldControl key={name} name={name} />);
  return width ? <div className={rowStyles[width]}>{controls}</div> : controls;
}

/** Narrow fields of the same width that follow each other share a row where there is room. */
function rowsOf(names: readonly FieldName[]): readonly (readonly FieldName[])[] {
  const rows: FieldName[][] = [];
  for (const name of names) {
    const row = rows.at(-1);
    const { width } = listingFields[name];
    if (row?.[0] && width && listingFields[row[0]].width === width) row.push(name);
    else rows.push([name]);
  }
  return rows;
}
