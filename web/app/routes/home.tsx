import { Hero } from '../features/site/home/hero.tsx';
import { loadMarket } from '../features/site/home/load-home.ts';
import { Market } from '../features/site/home/market.tsx';
import { HowItWorks, LandlordCall, Stats, WhyChoose } from '../features/site/home/sections.tsx';
import { cachedUntilListingsChange } from '../lib/cache-headers.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { apiContext } from '../lib/request-context.ts';
import { SiteData } from '../lib/structured-data/index.ts';
import type { Route } from './+types/home.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadMarket(context.get(apiContext));

export const headers = cachedUntilListingsChange;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Letfair: homes to rent in the UK, without fees',
    description:
      'Find a home to rent anywhere in the United Kingdom, or list yours. Free for tenants, landlords and agents, for good.',
  });

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <SiteData />
      <Hero />
      <HowItWorks />
      <WhyChoose />
      <Stats />
      <LandlordCall />
      <Market {...loaderData} />
    </>
  );
}
