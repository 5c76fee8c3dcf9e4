import { BreadcrumbData } from '../../../../lib/structured-data/index.ts';
import { TextLink } from '../../../../ui/actions/links.tsx';
import { Container } from '../../../../ui/layout/container.tsx';
import { TitledSection } from '../../../../ui/layout/titled-section.tsx';
import { WayInLink } from '../capabilities/way-in-link.tsx';
import { PictureOfScreen } from '../pictures/screen-picture.tsx';
import type { HelpArticlePage as Shown } from './help-categories.ts';
import { HelpSearchForm, StillStuck } from './help-parts.tsx';

/** One answer at an address of its own, to which the screen it is about leads. */
export const HelpArticlePage = ({ article, category, others, picture }: Shown) => (
  <>
    <BreadcrumbData
      crumbs={[
        { name: 'Help', path: '/help' },
        { name: article.title, path: `/help/${article.id}` },
      ]}
    />
    <Container>
      <div className="grid gap-10 py-10 sm:py-14 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-16">
        <article className="grid content-start gap-5">
          <p>
            <TextLink to="/help">Help</TextLink> <span aria-hidden="true">/</span>{' '}
            <TextLink to={`/help#${category.id}`}>{category.title}</TextLink>
          </p>
          <h1 className="text-heading">{article.title}</h1>
          <div className="grid max-w-text gap-4">
            {article.answer.map((paragraph, at) => (
              <p key={paragraph} className={at === 0 ? 'text-lg' : undefined}>
                {paragraph}
              </p>
            ))}
            <p className="flex flex-wrap gap-x-6 gap-y-2">
              {article.link && <TextLink to={article.link.to}>{article.link.label}</TextLink>}
              {article.waysIn.length > 0 && <WayInLink waysIn={article.waysIn} />}
            </p>
          </div>
          {picture && <PictureOfScreen {...picture} className="max-w-2xl" />}
        </article>
        <aside aria-label="More help" className="grid content-start gap-8">
          <HelpSearchForm />
          <TitledSection title={category.title} titleClassName="text-title" className="grid gap-2">
            <ul className="border-l border-line">
              {others.map(({ id, title }) => (
                <li key={id} className="py-1 pl-4">
                  <TextLink to={`/help/${id}`}>{title}</TextLink>
                </li>
              ))}
            </ul>
          </TitledSection>
        </aside>
      </div>
    </Container>
    <StillStuck />
  </>
);
