import { BreadcrumbData } from '../../../lib/structured-data/index.ts';
import { TextLink } from '../../../ui/actions/links.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import { StartListingButton, StartListingLink } from '../../accounts/session/index.ts';
import type { Question } from './faq.ts';
import type { LandlordsContent } from './landlords.ts';
import { Faq, HelpLink, Section } from './page-parts.tsx';
import { PictureOfScreen } from './pictures/screen-picture.tsx';

interface LandlordsPageProps {
  readonly content: LandlordsContent;
  readonly questions: readonly Question[];
}

export const LandlordsPage = ({ content, questions }: LandlordsPageProps) => (
  <>
    <BreadcrumbData crumbs={[{ name: 'For landlords', path: '/landlords' }]} />
    <BetaBanner />
    <Hero />
    <Section title="Why list with Letfair">
      <Benefits benefits={content.benefits} />
    </Section>
    <Section title="Three steps to your next tenant" band>
      <LandlordSteps steps={content.steps} />
    </Section>
    <div className="py-12 sm:py-16">
      <Container>
        <FreeAccountCard included={content.included} />
      </Container>
    </div>
    <Section title="Everything you get" lead="Choose one to read how it works.">
      <Everything everything={content.everything} />
    </Section>
    <Section title="Questions from landlords and agents" band>
      <Faq questions={questions} />
    </Section>
    <Closing />
  </>
);

const BetaBanner = () => (
  <aside aria-label="Beta" className="border-b border-line bg-sand">
    <Container>
      <p className="flex items-center gap-3 py-3">
        <Badge tone="warm">Beta</Badge>
        <span>
          Letfair is new, so your home will be one of the first that people see.{' '}
          <StartListingLink whenSignedIn="List one of the first homes">Be among the first landlords</StartListingLink>
        </span>
      </p>
    </Container>
  </aside>
);

const Hero = () => (
  <Container>
    <div className="grid items-center gap-10 py-12 sm:py-16 lg:grid-cols-[3fr_2fr]">
      <div className="grid gap-6">
        <h1 className="text-display">Let your property without the fees</h1>
        <p className="max-w-text text-lg text-muted">
          Listing a home on Letfair costs nothing, whether you let one flat or manage two hundred, anywhere in the UK
          from Penzance to Lerwick.
        </p>
        <div>
          <StartListingButton variant="primary" size="lg" whenSignedIn="List a property for free">
            Start listing for free
          </StartListingButton>
        </div>
      </div>
      <ToLetBoard />
    </div>
  </Container>
);

const Closing = () => (
  <Section title="Ready when you are">
    <div className="grid gap-6">
      <p className="max-w-text text-muted">
        It costs nothing and commits you to nothing. You can withdraw a home or close your account at any time.
      </p>
      <div>
        <StartListingButton variant="primary" size="lg" whenSignedIn="List a property">
          Create a landlord account
        </StartListingButton>
      </div>
    </div>
  </Section>
);

const LandlordSteps = ({ steps }: Pick<LandlordsContent, 'steps'>) => (
  <ol className="grid gap-y-8 md:grid-cols-3">
    {steps.map(({ title, text, help }, index) => (
      <li
        key={title}
        className="relative grid content-start gap-2 pl-16 before:absolute before:top-6 before:left-6 before:h-full before:w-px before:bg-line-strong last:before:hidden md:pt-16 md:pr-10 md:pl-0 md:before:h-px md:before:w-full"
      >
        <span
          aria-hidden="true"
          className="absolute top-0 left-0 grid size-12 place-items-center rounded-full border border-line-strong bg-card font-display text-title font-semibold text-primary tabular-nums"
        >
          {index + 1}
        </span>
        <div className="flex min-h-12 items-center md:min-h-0">
          <h3 className="text-title">{title}</h3>
        </div>
        <p className="max-w-text text-muted">{text}</p>
        <HelpLink about={help} title={title} />
      </li>
    ))}
  </ol>
);

const FreeAccountCard = ({ included }: Pick<LandlordsContent, 'included'>) => (
  <div className="grid overflow-hidden rounded-md border border-line bg-card md:grid-cols-[2fr_3fr]">
    <div className="grid content-center gap-4 bg-primary-soft p-6 sm:p-10">
      <h2 className="text-title">Free Landlord Account</h2>
      <p className="font-display text-lg font-semibold">
        <span className="text-display tabular-nums">£0</span>/month
      </p>
      <p>For landlords and letting agents alike. No card, no trial period, no small print.</p>
      <div>
        <StartListingButton variant="primary" whenSignedIn="List a property">
          Open a free account
        </StartListingButton>
      </div>
    </div>
    <ul className="grid content-center gap-5 p-6 sm:p-10">
      {included.map(({ title, text }) => (
        <li key={title}>
          <p className="font-semibold">{title}</p>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ul>
  </div>
);

const Benefits = ({ benefits }: Pick<LandlordsContent, 'benefits'>) => (
  <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
    {benefits.map(({ title, text, help }) => (
      <li key={title} className="grid content-start justify-items-start gap-2 border-t-2 border-primary pt-4">
        <h3 className="text-title">{title}</h3>
        <p className="text-muted">{text}</p>
        <HelpLink about={help} title={title} />
      </li>
    ))}
  </ul>
);

const Everything = ({ everything }: Pick<LandlordsContent, 'everything'>) => (
  <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
    <PictureOfScreen of="homes" alt="A landlord’s homes with their figures and buttons" />
    <ul className="grid gap-x-8 sm:grid-cols-2">
      {everything.map(({ id, name }) => (
        <li key={id} className="border-b border-line py-2">
          <TextLink to={`/help/${id}`}>{name}</TextLink>
        </li>
      ))}
    </ul>
  </div>
);

const ToLetBoard = () => (
  <svg viewBox="0 0 420 320" aria-hidden="true" className="w-full max-w-md justify-self-center lg:justify-self-end">
    <rect width="420" height="320" rx="10" className="fill-sky" />
    <path d="M0 236c70-34 140-30 214-12s140 16 206-18v80H0z" className="fill-hill" />
    <path d="M0 284h420v26a10 10 0 0 1-10 10H10a10 10 0 0 1-10-10z" className="fill-pavement" />
    <path d="M92 124h196v160H92z" className="fill-brick-a" />
    <path d="M244 62h22v40l-22-15z" className="fill-brick-e" />
    <path d="M76 128 190 50l114 78zM318 128h7v160h-7zM375 226h6v58h-6z" className="fill-roof" />
    <path
      d="M92 198h196v6H92zM112 142h50v44h-50zM218 142h50v44h-50zM112 218h62v46h-62zM204 214h52v70h-52zM196 284h68v8h-68z"
      className="fill-stone"
    />
    <path d="M210 220h40v64h-40z" className="fill-door-a" />
    <path
      d="M117 147h18v34h-18zM139 147h18v34h-18zM223 147h18v34h-18zM245 147h18v34h-18zM117 223h24v36h-24zM145 223h24v36h-24zM216 226h28v14h-28z"
      className="fill-pane"
    />
    <path
      d="M96 270c8-14 20-14 28 0 8-16 24-16 32 0 6-10 18-10 24 0v14H96zM346 214a32 32 0 1 1 64 0 32 32 0 1 1-64 0"
      className="fill-tree"
    />
    <rect x="282" y="132" width="96" height="60" rx="6" className="fill-accent" />
    <g className="fill-on-accent font-display font-semibold" textAnchor="middle">
      <text x="330" y="156">
        To let
      </text>
      <text x="330" y="180">
        £0 fees
      </text>
    </g>
  </svg>
);
