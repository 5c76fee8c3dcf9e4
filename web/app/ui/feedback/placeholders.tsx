import { Fragment, type ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Card } from '../layout/card.tsx';
import { StatGrid } from '../layout/stat-card.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { Bar, Line } from './skeleton.tsx';

interface Status {
  /** For those who do not see the shapes. */
  readonly status?: string | undefined;
}

/** The shapes of what is on its way, and one sentence that says so. */
const Waiting = ({ status = 'Loading...', children }: Status & { readonly children: ReactNode }) => (
  <>
    <VisuallyHidden>{status}</VisuallyHidden>
    {children}
  </>
);

const times = (count: number, shape: (at: number) => ReactNode): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: shapes never move
  Array.from({ length: count }, (_, at) => <Fragment key={at}>{shape(at)}</Fragment>);

/** Widths that look like text, one after the other. */
const widths = ['w-3/5', 'w-2/5', 'w-4/5', 'w-1/2'] as const;
const widthAt = (at: number): string => widths[at % widths.length] ?? 'w-3/5';

/** What the entries of a list look like before they are there. */
export interface EntryShape {
  /** A card with a title, a home with its photo above or beside its text, lines without a frame, or a term and its value. */
  readonly entry?: 'card' | 'home' | 'home-beside' | 'row' | 'fact';
  /** Below the title. */
  readonly lines?: number;
  readonly buttons?: number;
  /** The columns and gaps of the list. */
  readonly className?: string;
}

interface EntriesProps extends EntryShape {
  readonly count: number;
}

const photos = { home: 'aspect-4/3 w-full', 'home-beside': 'aspect-4/3 w-full sm:w-56' } as const;

const Entry = ({ entry = 'card', lines = 2, buttons = 0 }: EntryShape) => {
  if (entry === 'fact')
    return (
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] gap-x-6">
        <Line className="w-20" />
        <Line className="w-40" />
      </div>
    );
  if (entry === 'row')
    return (
      <div className="grid grid-cols-1 gap-0.5">
        <Line className="w-48" />
        {times(lines, (at) => (
          <Line size="sm" className={widthAt(at)} />
        ))}
        <Buttons count={buttons} />
      </div>
    );
  const text = (
    <div className="grid min-w-0 flex-1 grid-cols-1 content-between gap-4">
      <div className="grid grid-cols-1 gap-1.5">
        <div className="flex items-start justify-between gap-2">
          <Line size="title" className="w-52" />
          <Bar className="h-6 w-20 shrink-0" />
        </div>
        {times(lines, (at) => (
          <Line className={widthAt(at)} />
        ))}
      </div>
      <Buttons count={buttons} />
    </div>
  );
  if (entry === 'card') return <div className="rounded-md border border-line bg-card p-4 sm:p-5">{text}</div>;
  return (
    <div
      className={classNames(
        'flex flex-col overflow-hidden rounded-md border border-line bg-card',
        entry === 'home-beside' && 'gap-4 p-4 sm:flex-row',
      )}
    >
      <Bar className={classNames('shrink-0', photos[entry])} />
      {entry === 'home' ? <div className="p-4">{text}</div> : text}
    </div>
  );
};

const Buttons = ({ count }: { readonly count: number }) =>
  count > 0 && (
    <div className="flex flex-wrap gap-2">
      {times(count, () => (
        <Bar className="h-9 w-20 rounded-md" />
      ))}
    </div>
  );

/** Entries that are on their way, at the end of those that are there. */
export const EntriesToCome = ({ count, className = 'gap-4', ...shape }: EntriesProps) => (
  <div aria-hidden="true" className={classNames('grid grid-cols-1', className)}>
    {times(count, () => (
      <Entry {...shape} />
    ))}
  </div>
);

/** A list before its first page. */
export const ListPlaceholder = ({ status, count = 3, ...shape }: EntryShape & Status & { readonly count?: number }) => (
  <Waiting status={status}>
    <EntriesToCome count={count} {...shape} />
  </Waiting>
);

interface FormPlaceholderProps extends Status {
  readonly fields: number;
  /** Inside something that has a frame already. */
  readonly isPlain?: boolean;
}

/** A form before what it is filled with. */
export const FormPlaceholder = ({ status, fields, isPlain = false }: FormPlaceholderProps) => {
  const form = (
    <div aria-hidden="true" className="grid grid-cols-1 gap-5">
      {!isPlain && <Line size="title" className="w-56" />}
      {times(fields, () => (
        <div className="grid grid-cols-1 gap-1.5">
          <Line className="w-28" />
          <Bar className="h-11 rounded-md" />
        </div>
      ))}
      <Bar className="ml-auto h-11 w-40 max-w-full rounded-md" />
    </div>
  );
  return <Waiting status={status}>{isPlain ? form : <Card>{form}</Card>}</Waiting>;
};

/** Figures side by side, and what stands below them. */
export const FiguresPlaceholder = ({ status, count }: Status & { readonly count: 3 | 4 }) => (
  <Waiting status={status}>
    <div aria-hidden="true" className="grid grid-cols-1 gap-10">
      <StatGrid count={count}>
        {times(count, () => (
          <div className="grid grid-cols-1 rounded-md border border-line bg-card px-4 py-3">
            <Line size="sm" className="w-24" />
            <Bar className="mt-1 mb-1 h-5 w-10" />
          </div>
        ))}
      </StatGrid>
      <EntriesToCome count={2} />
    </div>
  </Waiting>
);

/** Messages of two people, the last one at the end. */
export const ThreadPlaceholder = ({ status }: Status) => (
  <Waiting status={status}>
    <div aria-hidden="true" className="flex h-full flex-col justify-end gap-2 overflow-hidden px-3 py-4 sm:px-4">
      {times(4, (at) => (
        <Bar className={classNames('h-15 rounded-md', widthAt(at), at % 2 === 1 && 'self-end')} />
      ))}
    </div>
  </Waiting>
);

interface PagePlaceholderProps {
  /** Where it is known already. */
  readonly heading?: ReactNode;
  /** Of the form below it. */
  readonly fields?: number;
  /** Below the heading in place of a form; a list where nothing is said. */
  readonly children?: ReactNode;
}

/** A page while nobody knows yet whose page it is. */
export const PagePlaceholder = ({
  heading,
  fields,
  children = fields ? <FormPlaceholder fields={fields} /> : <ListPlaceholder buttons={2} />,
}: PagePlaceholderProps) => (
  <div className="grid grid-cols-1 gap-6">
    {heading ?? (
      <div aria-hidden="true" className="grid w-96 max-w-full grid-cols-1 gap-2">
        <Line size="heading" className="w-3/5" />
        <Line className="w-full" />
      </div>
    )}
    {children}
  </div>
);
