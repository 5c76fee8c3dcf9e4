import { classNames } from '../../../lib/class-names.ts';
import { LinkButton } from '../../../ui/actions/links.tsx';
import { ComingSoon } from '../status-badge.tsx';
import type { Track } from './tracks.ts';

const tones = {
  tenants: 'bg-primary-soft text-link',
  landlords: 'bg-accent-soft text-on-accent-soft',
} as const satisfies Record<Track['id'], string>;

/** One side's way, top to bottom. */
export const TrackColumn = ({ id, title, lead, signUp, steps }: Track) => (
  <section aria-labelledby={id} className="grid grid-rows-[auto_1fr_auto] gap-6">
    <div className="grid gap-1">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      <p className="text-muted">{lead}</p>
    </div>
    <ol>
      {steps.map((step, index) => (
        <li
          key={step.title}
          className="relative grid grid-cols-[auto_1fr] gap-x-5 pb-8 before:absolute before:top-10 before:bottom-0 before:left-5 before:border-l before:border-dashed before:border-line-strong last:pb-0 last:before:hidden"
        >
          <span
            aria-hidden="true"
            className={classNames(
              'grid size-10 place-items-center rounded-md font-display text-title font-semibold tabular-nums',
              tones[id],
            )}
          >
            {index + 1}
          </span>
          <div className="grid gap-1">
            <div className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1">
              <h3 className="text-title">{step.title}</h3>
              <ComingSoon needs={step.needs} />
            </div>
            <p className="max-w-prose text-muted">{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
    <div>
      <LinkButton to={signUp.to}>{signUp.label}</LinkButton>
    </div>
  </section>
);
