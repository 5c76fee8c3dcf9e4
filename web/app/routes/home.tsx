import { Hero } from '../features/home/hero.tsx';
import { HowItWorks, LandlordCall, Stats, WhyChoose } from '../features/home/sections.tsx';
import { SiteData } from '../features/structured-data/index.ts';
import { cachedBriefly } from '../lib/cache-headers.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/home.ts';

export const headers = cachedBriefly;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Letfair: homes to rent in the UK, without fees',
    description:
      'Find a home to rent anywhere in the United Kingdom, or list yours. Free for tenants, landlords and agents, for good.',
  });

export default function HomePage() {
  return (
    <>
      <SiteData />
      <Hero />
      <HowItWorks />
      <WhyChoose />
      <Stats />
      <LandlordCall />
    </>
  );
}
