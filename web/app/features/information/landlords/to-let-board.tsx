/** A front door in the morning, and a board that names our price. */
export const ToLetBoard = () => (
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
