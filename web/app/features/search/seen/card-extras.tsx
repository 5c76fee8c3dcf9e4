import { EyeOff } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { hiddenHomes, lastVisit, setHidden } from './seen-homes.ts';
import { useShowsHidden } from './shows-hidden.ts';

interface CardExtrasProps {
  readonly id: string;
  readonly title: string;
  readonly publishedAt: string;
}

/** What this browser knows of a home: whether it is new, and whether someone does not want to see it. */
export function CardExtras({ id, title, publishedAt }: CardExtrasProps) {
  const isHidden = hiddenHomes.use().includes(id);
  const [showsHidden] = useShowsHidden();
  const last = lastVisit();

  function hide(button: HTMLButtonElement) {
    // The focused button disappears with its card.
    const next = button.closest('li')?.nextElementSibling ?? button.closest('li')?.previousElementSibling;
    next?.querySelector<HTMLElement>('article :is(h2, h3) a')?.focus({ preventScroll: true });
    setHidden(id, true);
    toast({
      title: 'Home hidden',
      description: `You won’t see “${title}” in searches on this device.`,
      action: { text: 'Undo', onPress: () => setHidden(id, false) },
    });
  }

  // The list leaves out what holds this mark.
  if (isHidden && !showsHidden) return <span hidden data-hidden-home />;
  return (
    <>
      {last !== null && Date.parse(publishedAt) > last && (
        <span className="self-center">
          <Badge tone="good">New since your last visit</Badge>
        </span>
      )}
      <button
        type="button"
        aria-pressed={isHidden}
        onClick={({ currentTarget }) => (isHidden ? setHidden(id, false) : hide(currentTarget))}
        className="grid size-11 cursor-pointer place-items-center rounded-full border border-line bg-card text-ink transition-colors duration-150 hover:bg-sand aria-pressed:bg-sand-deep print:hidden"
      >
        <EyeOff aria-hidden="true" className="size-5" />
        <VisuallyHidden>Hide: {title}</VisuallyHidden>
      </button>
    </>
  );
}
