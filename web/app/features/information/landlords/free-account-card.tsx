import { StatusBadge } from '../status-badge.tsx';
import { LandlordSignUp } from './landlord-sign-up.tsx';
import type { LandlordsContent } from './landlords-content.ts';

export const FreeAccountCard = ({ included }: Pick<LandlordsContent, 'included'>) => (
  <div className="grid overflow-hidden rounded-md border border-line bg-card md:grid-cols-[2fr_3fr]">
    <div className="grid content-center gap-4 bg-primary-soft p-6 sm:p-10">
      <h2 className="text-title">Free Landlord Account</h2>
      <p className="font-display text-lg font-semibold">
        <span className="text-display tabular-nums">£0</span>/month
      </p>
      <p>For landlords and letting agents alike. No card, no trial period, no small print.</p>
      <div>
        <LandlordSignUp variant="primary">Open a free account</LandlordSignUp>
      </div>
    </div>
    <ul className="grid content-center gap-5 p-6 sm:p-10">
      {included.map(({ title, text, needs }) => (
        <li key={title}>
          <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="font-semibold">{title}</span>
            <StatusBadge feature={needs} />
          </p>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ul>
  </div>
);
