import type { ApprovedTogether } from '@letfair/contract/trust/admin/moderation';
import type { UnflaggedHome } from '@letfair/contract/trust/admin/review';
import { counted } from '@letfair/domain/counted';
import { listingFacts } from '@letfair/domain/homes/listing-facts';
import { formatRent } from '@letfair/domain/money';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useStep } from '../../../../../lib/forms/use-step.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Alert } from '../../../../../ui/feedback/alert.tsx';
import { Loaded } from '../../../../../ui/feedback/awaited.tsx';
import { ListPlaceholder } from '../../../../../ui/feedback/placeholders.tsx';
import { Checkbox } from '../../../../../ui/forms/checkbox.tsx';
import { Dialog } from '../../../../../ui/overlays/dialog.tsx';
import { PhotoThumbnail } from '../../../../../ui/photo-thumbnail.tsx';
import { api } from '../../../../accounts/session/index.ts';
import { useAdminDetails } from '../../admin-data.ts';
import { DecisionBar } from '../decision-bar.tsx';

interface TogetherDialogProps {
  readonly listerId: string;
  /** Of the agency, or of the landlord. */
  readonly name: string;
  /** Those that no longer wait. */
  readonly onDecided: (ids: readonly string[], sentence: string) => void;
  readonly onClose: () => void;
}

/** Several unflagged homes of one landlord or agency, each with its pictures in a strip and a tick of its own. */
export function TogetherDialog(props: TogetherDialogProps) {
  const homes = useAdminDetails('unflagged-homes', props.listerId);
  return (
    <Dialog title={`Unflagged homes from ${props.name}`} placement="full" onClose={props.onClose}>
      <Loaded result={homes} what="the homes" fallback={<ListPlaceholder entry="fact" count={8} />}>
        {(data) => <UnflaggedHomes {...props} homes={data.homes} />}
      </Loaded>
    </Dialog>
  );
}

const unticked: readonly string[] = [];

function UnflaggedHomes({
  homes,
  name,
  onDecided,
  onClose,
}: TogetherDialogProps & { readonly homes: readonly UnflaggedHome[] }) {
  const [ticked, setTicked] = useState(unticked);
  const [left, setLeft] = useState<readonly ApprovedTogether[] | null>(null);
  const step = useStep();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector('input')?.focus({ preventScroll: true }), []);

  async function approve() {
    const chosen = homes.filter(({ id }) => ticked.includes(id)).map(({ id, version }) => ({ id, version }));
    const taken = await step.take(
      'approve',
      (options) => api.moderation.approveTogether({ body: { homes: chosen } }, options),
      { content: chosen },
    );
    if (!taken?.isDone) return;
    const { homes: results } = taken.answer.data;
    const approved = results.filter(({ outcome }) => outcome === 'approved');
    const gone = results.filter(({ outcome }) => ['approved', 'decided', 'gone'].includes(outcome));
    const others = results.filter(({ outcome }) => outcome !== 'approved');
    onDecided(
      gone.map(({ id }) => id),
      `${counted(approved.length, 'home')} from ${name} ${approved.length === 1 ? 'is' : 'are'} live.`,
    );
    if (others.length === 0) onClose();
    else setLeft(others);
  }

  if (left) return <LeftAsTheyWere homes={left} onClose={onClose} />;
  if (homes.length === 0) return <p>There are no more homes to approve in one go.</p>;
  return (
    <>
      <p className="max-w-text">
        Nothing was flagged for these homes. Look at each one and tick it. We’ll check again that none of them has
        changed, and email {name} once.
        <span className="max-sm:hidden"> Use J and K to move between the homes, and the space bar to tick one.</span>
      </p>
      {step.notice && <Alert tone={step.notice.tone}>{step.notice.text}</Alert>}
      <ul ref={list} className="grid gap-6" onKeyDown={(event) => moveBetweenTicks(event, list.current)}>
        {homes.map((home) => (
          <li key={home.id} className="grid scroll-mt-20 gap-3 border-t border-line pt-4">
            <HomeStrip
              home={home}
              isTicked={ticked.includes(home.id)}
              onTick={(isTicked) =>
                setTicked((before) => (isTicked ? [...before, home.id] : before.filter((id) => id !== home.id)))
              }
            />
          </li>
        ))}
      </ul>
      <DecisionBar>
        <Button
          variant="primary"
          disabled={ticked.length === 0}
          busy={step.isBusy && 'Approving...'}
          onClick={() => void approve()}
        >
          {ticked.length === 0 ? 'Approve ticked homes' : `Approve ${counted(ticked.length, 'home')}`}
        </Button>
        <span className="text-sm text-muted tabular-nums" aria-live="polite">
          {ticked.length} of {homes.length} ticked
        </span>
      </DecisionBar>
    </>
  );
}

/** As in the workspace; the boxes keep Tab and the space bar. */
function moveBetweenTicks(event: KeyboardEvent, list: HTMLElement | null) {
  const { key, altKey, ctrlKey, metaKey } = event;
  const way = { j: 1, k: -1 }[key.toLowerCase()];
  if (!way || altKey || ctrlKey || metaKey) return;
  const boxes = [...(list?.querySelectorAll<HTMLElement>('input[type="checkbox"]') ?? [])];
  const next = boxes[boxes.findIndex((box) => box.matches(':focus')) + way];
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.closest('li')?.scrollIntoView({ block: 'start' });
}

interface HomeStripProps {
  readonly home: UnflaggedHome;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

function HomeStrip({ home, isTicked, onTick }: HomeStripProps) {
  const titleId = useId();
  const { title, price, place, description, photos } = home;
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <div className="grid gap-1">
        <h3 id={titleId} className="text-lg font-semibold wrap-anywhere">
          {title}
        </h3>
        <p className="wrap-anywhere">
          <span className="font-semibold whitespace-nowrap tabular-nums">{formatRent(price)}</span> ·{' '}
          {listingFacts(home)} · {place}
        </p>
        <p className="line-clamp-3 max-w-text text-sm wrap-anywhere text-muted">{description}</p>
      </div>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5 lg:grid-cols-8">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <PhotoThumbnail
              photo={photo}
              alt={photo.caption || `Photo ${index + 1}`}
              sizes="(min-width: 64rem) 12vw, (min-width: 40rem) 20vw, 33vw"
            />
          </li>
        ))}
      </ul>
      <Checkbox
        name="home"
        value={home.id}
        label={
          <>
            I’ve looked at this home<span className="sr-only">: {title}</span>
          </>
        }
        checked={isTicked}
        onChange={onTick}
      />
    </section>
  );
}

interface LeftAsTheyWereProps {
  readonly homes: readonly ApprovedTogether[];
  readonly onClose: () => void;
}

const LeftAsTheyWere = ({ homes, onClose }: LeftAsTheyWereProps) => (
  <>
    <Alert>
      <p className="font-semibold">
        {counted(homes.length, 'home')} stayed as {homes.length === 1 ? 'it was' : 'they were'}
      </p>
      <ul className="mt-3 grid gap-2">
        {homes.map(({ id, title, sentence }) => (
          <li key={id} className="wrap-anywhere">
            {title && <span className="font-semibold">{title}: </span>}
            {sentence}
          </li>
        ))}
      </ul>
    </Alert>
    <div>
      <Button variant="primary" onClick={onClose}>
        Back to the list
      </Button>
    </div>
  </>
);
