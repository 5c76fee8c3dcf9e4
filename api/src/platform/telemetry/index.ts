/** What logs need of the API without the rest of it, because every program logs from its first moment. */

export {
  type Activity,
  currentActivity,
  runInActivity,
  type Span,
  type SpanAttributes,
  type SpanKind,
  type StartTrace,
} from './activity.ts';
export { describeSafely, maskPersonalData } from './mask.ts';
export type { Meters } from './meters.ts';
