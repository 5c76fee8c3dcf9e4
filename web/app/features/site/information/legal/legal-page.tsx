import { ownValue } from '@letfair/domain/code-table';
import { Fragment, type ReactNode } from 'react';
import { classNames } from '../../../../lib/class-names.ts';
import { formatDate } from '../../../../lib/dates.ts';
import { BreadcrumbData } from '../../../../lib/structured-data/index.ts';
import { TextLink } from '../../../../ui/actions/links.tsx';
import { Container } from '../../../../ui/layout/container.tsx';
import { fillIn } from '../text-values.ts';

interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly body: readonly Block[];
}

interface LegalText {
  readonly title: string;
  /** YYYY-MM-DD */
  readonly updated: string;
  readonly summary: readonly Block[];
  readonly sections: readonly LegalSection[];
}

interface LegalPageProps {
  readonly path: string;
  /** The page's name in breadcrumbs. */
  readonly crumb: string;
  readonly text: LegalText;
  /** What stands where the text says `{keptData}`. */
  readonly keptData?: ReactNode;
  /** Words that licences of data ask for. */
  readonly sources?: string | null;
}

const textStyle = 'grid gap-3 [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-1.5 [&_ul]:pl-5 [&_li]:marker:text-muted';

export const LegalPage = ({
  path,
  crumb,
  text: { title, updated, summary, sections },
  keptData,
  sources,
}: LegalPageProps) => (
  <Container>
    <BreadcrumbData crumbs={[{ name: crumb, path }]} />
    <div className="grid gap-4 pt-12 pb-8 sm:pt-16">
      <h1 className="text-display">{title}</h1>
      <p className="text-muted">
        Last updated <time dateTime={updated}>{formatDate(updated)}</time>
      </p>
    </div>
    <div className="grid gap-10 border-t border-line py-10 lg:grid-cols-[17rem_minmax(0,42rem)] lg:gap-16">
      <Contents sections={sections} />
      <article className="grid gap-12">
        <div className={classNames(textStyle, 'rounded-md border-l-4 border-primary bg-primary-soft px-5 py-4')}>
          <Prose blocks={summary} />
        </div>
        {sections.map(({ id, title: name, body }, index) => (
          <section key={id} aria-labelledby={id} className={textStyle}>
            <h2 id={id} className="text-title">
              {index + 1}. {name}
            </h2>
            <Prose blocks={body} parts={{ keptData }} />
          </section>
        ))}
        {sources && <p className="text-sm text-muted">Home locations: {sources}</p>}
      </article>
    </div>
  </Container>
);

/** Plain anchors work without JavaScript, and the browser scrolls to them itself. */
const Contents = ({ sections }: Pick<LegalText, 'sections'>) => (
  <nav
    aria-labelledby="contents"
    className="lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto"
  >
    <h2 id="contents" className="mb-2 font-sans text-sm tracking-normal text-muted">
      On this page
    </h2>
    <ol className="columns-1 gap-x-8 border-l border-line sm:columns-2 lg:columns-1">
      {sections.map(({ id, title }, index) => (
        <li key={id} className="break-inside-avoid">
          <a href={`#${id}`} className="flex min-h-8 gap-2 rounded-sm py-1 pl-2 hover:text-link hover:underline">
            <span className="w-6 shrink-0 text-right text-muted tabular-nums">{index + 1}. </span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);

/** A paragraph, or the items of a list. Texts have `[links](/path)`, `**strong words**` and `{values}`. */
type Block = string | readonly string[];

interface ProseProps {
  readonly blocks: readonly Block[];
  /** What stands in place of a paragraph that is only its name in braces. */
  readonly parts?: Readonly<Record<string, ReactNode>>;
}

const Prose = ({ blocks, parts = {} }: ProseProps) =>
  blocks.map((block) => {
    if (typeof block !== 'string')
      return (
        <ul key={block[0]}>
          {block.map((item) => (
            <li key={item}>{inline(item)}</li>
          ))}
        </ul>
      );
    const part = ownValue(parts, block.slice(1, -1));
    return part ? <Fragment key={block}>{part}</Fragment> : <p key={block}>{inline(block)}</p>;
  });

const MARKUP = /(\[[^[\]]+\]\([^()]+\)|\*\*[^*]+\*\*)/;

const inline = (text: string): ReactNode =>
  fillIn(text)
    .split(MARKUP)
    .map((piece) => {
      const [, label, to] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(piece) ?? [];
      if (to)
        return (
          <TextLink key={piece} to={to}>
            {label}
          </TextLink>
        );
      return piece.startsWith('**') ? <strong key={piece}>{piece.slice(2, -2)}</strong> : piece;
    });
