interface QrDrawingProps {
  /** What it leads to, for those who do not see it. */
  readonly label: string;
  readonly size: number;
  /** Strokes one unit wide. */
  readonly path: string;
  readonly className: string;
}

/** Dark on light in both colour schemes: many cameras do not read it the other way round. */
export const QrDrawing = ({ label, size, path, className }: QrDrawingProps) => (
  <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className={className}>
    <rect width={size} height={size} fill="white" />
    <path d={path} stroke="black" />
  </svg>
);
