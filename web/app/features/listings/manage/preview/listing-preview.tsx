import type { ListingPreview, OwnListing, ListingPreview as Preview } from '@letfair/contract/listings/listings';
import type { ListingForm } from '@letfair/domain/listings/fields';
import { draftOfForm } from '@letfair/domain/listings/form/draft-form';
import { ukDay } from '@letfair/domain/uk-time';
import { type MouseEvent, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useAnswer } from '../../../../lib/network/use-answer.ts';
import { useDetails } from '../../../../lib/page-data.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { LoadFailure } from '../../../../ui/feedback/load-failure.tsx';
import { ListPlaceholder } from '../../../../ui/feedback/placeholders.tsx';
import { Container } from '../../../../ui/layout/container.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { api } from '../../../accounts/session/index.ts';
import { ListingContent, type ListingContentView, listingContentView } from '../../listing-page/index.ts';
import { formOfListing } from '../form-of-listing.ts';

interface FormPreviewProps {
  readonly form: ListingForm;
  /** The listing that the form changes; none for a new one. */
  readonly propertyId: string | undefined;
  readonly onClose: () => void;
}

/** A form as visitors will see it; the form itself stays as it is underneath. */
export function FormPreview({ form, propertyId, onClose }: FormPreviewProps) {
  return (
    <PreviewDialog onClose={onClose}>
      {(isPhone) => <Previewed form={form} propertyId={propertyId} isPhone={isPhone} />}
    </PreviewDialog>
  );
}

/** The same of a saved listing; with the changes that wait for review, if there are any. */
export function SavedPreview({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { data: listing, hasFailed, reload } = useDetails<OwnListing>('details', id);
  const form = useMemo(() => listing && formOfListing(listing), [listing]);
  return (
    <PreviewDialog onClose={onClose}>
      {(isPhone) => {
        if (form) return <Previewed form={form} propertyId={id} isPhone={isPhone} />;
        return hasFailed ? (
          <LoadFailure what="the preview" onRetry={reload} />
        ) : (
          <ListPlaceholder entry="home" count={1} lines={6} />
        );
      }}
    </PreviewDialog>
  );
}

interface PreviewDialogProps {
  readonly onClose: () => void;
  readonly children: (isPhone: boolean) => ReactNode;
}

function PreviewDialog({ onClose, children }: PreviewDialogProps) {
  const [isPhone, setPhone] = useState(false);
  return (
    <Dialog
      title="Preview: only you can see this"
      placement="full"
      actions={<WidthSwitch isPhone={isPhone} onChange={setPhone} />}
      onClose={onClose}
    >
      {children(isPhone)}
    </Dialog>
  );
}

interface PreviewedProps extends Omit<FormPreviewProps, 'onClose'> {
  readonly isPhone: boolean;
}

function Previewed({ form, propertyId, isPhone }: PreviewedProps) {
  const body = { form: draftOfForm(form), ...(propertyId !== undefined && { propertyId }) };
  const { data, hasFailed, load } = useAnswer(
    (signal) => api.listings.preview({ body }, { signal }),
    JSON.stringify(body),
  );
  if (hasFailed) return <LoadFailure what="the preview" onRetry={load} />;
  const placeholder = <ListPlaceholder entry="home" count={1} lines={6} />;
  if (!data) return placeholder;
  // Without a boundary of its own, a part that is still loading would hide the dialog and so close it.
  const page = (
    <Suspense fallback={placeholder}>
      <PreviewPage preview={data} />
    </Suspense>
  );
  return isPhone ? <PhoneFrame>{page}</PhoneFrame> : page;
}

/** A link opens beside the form, which would be left otherwise. */
function openBeside(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link) return;
  event.preventDefault();
  event.stopPropagation();
  window.open(link.href, '_blank', 'noopener');
}

function PreviewPage({ preview }: { readonly preview: Preview }) {
  const view = previewView(preview, ukDay(new Date()));
  return (
    <div onClickCapture={openBeside}>
      <Container>
        <div className="grid gap-6 pt-2 pb-16">
          <ListingContent view={view} whole={view} isRentBeside beside={<ActionsToCome rent={view.rent} />} />
        </div>
      </Container>
    </div>
  );
}

const ActionsToCome = ({ rent }: { readonly rent: string }) => (
  <div className="grid gap-2 rounded-md border border-line bg-card p-5 max-md:hidden">
    <p className="text-heading font-semibold tabular-nums">{rent}</p>
    <p className="text-sm text-muted">Tenants will message you, apply and save the home here.</p>
  </div>
);

interface WidthSwitchProps {
  readonly isPhone: boolean;
  readonly onChange: (isPhone: boolean) => void;
}

/** Where the screen is wider than a phone. */
const WidthSwitch = ({ isPhone, onChange }: WidthSwitchProps) => (
  <fieldset className="flex gap-2 max-md:hidden">
    <legend className="sr-only">Preview width</legend>
    <Button size="sm" aria-pressed={!isPhone} variant={isPhone ? 'plain' : 'quiet'} onClick={() => onChange(false)}>
      Desktop
    </Button>
    <Button size="sm" aria-pressed={isPhone} variant={isPhone ? 'quiet' : 'plain'} onClick={() => onChange(true)}>
      Phone
    </Button>
  </fieldset>
);

/** A document of its own, because the layout follows the width of the window. */
function PhoneFrame({ children }: { readonly children: ReactNode }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [inside, setInside] = useState<Document | null>(null);

  useEffect(() => {
    if (!inside) return;
    const { documentElement } = document;
    for (const { name, value } of documentElement.attributes) inside.documentElement.setAttribute(name, value);
    inside.title = 'Preview on a phone';
    const copyStyles = () => {
      const styles = [...document.querySelectorAll('link[rel="stylesheet"], style')];
      inside.head.append(
        ...styles.slice(inside.head.querySelectorAll('link, style').length).map((each) => each.cloneNode(true)),
      );
    };
    copyStyles();
    // Parts that load later, such as the map, bring styles of their own.
    const watcher = new MutationObserver(copyStyles);
    watcher.observe(document.head, { childList: true });
    return () => watcher.disconnect();
  }, [inside]);

  return (
    <iframe
      ref={frame}
      title="Preview on a phone"
      srcDoc="<!doctype html><title>Preview on a phone</title><main></main>"
      onLoad={() => setInside(frame.current?.contentDocument ?? null)}
      className="mx-auto h-[calc(100dvh-7rem)] w-97.5 rounded-md border border-line-strong bg-paper"
    >
      {inside && createPortal(children, inside.querySelector('main') ?? inside.body)}
    </iframe>
  );
}

/** The page as it will be; where nothing is filled in yet, it says that. */
function previewView(preview: ListingPreview, today: string): ListingContentView {
  const view = listingContentView(preview, today);
  return {
    ...view,
    title: view.title || 'No title yet',
    address: view.address.trim() || 'No address yet',
    area: view.area.trim() || 'No address yet',
    paragraphs: view.paragraphs.length > 0 ? view.paragraphs : ['No description yet.'],
  };
}
