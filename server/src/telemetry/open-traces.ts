import type { Span, SpanAttributes, SpanKind, StartTrace } from '@letfair/api';
import type { Context, Span as OpenTelemetrySpan, Tracer } from '@opentelemetry/api';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { OnStop } from '../boot/run-until-stopped.ts';
import type { TracesConfig } from '../config/config.ts';
import type { Log } from '../http/logger.ts';

const EXPORT_MS = 5_000;
/** A collector that is away must not hold up a stop. */
const LAST_EXPORT_MS = 2_000;
/** Spans beyond this many are dropped. */
const MAX_WAITING_SPANS = 2_048;
const WARN_EVERY_MS = 60_000;

export interface TracesDeps {
  readonly config: TracesConfig;
  readonly version: string;
  readonly log: Log;
  readonly onStop: OnStop;
}

/** OpenTelemetry is loaded only here, because most sites send no traces. */
export async function openTraces({ config, version, log, onStop }: TracesDeps): Promise<StartTrace> {
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = new OTLPTraceExporter({ url: config.url, headers: config.headers, timeoutMillis: EXPORT_MS });
  const ratio = new sdk.TraceIdRatioBasedSampler(config.ratio);
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': config.serviceName, 'service.version': version }),
    // Strangers may send a `traceparent`, so whether a trace is recorded is decided here and never by its header.
    sampler: new sdk.ParentBasedSampler({ root: ratio, remoteParentSampled: ratio, remoteParentNotSampled: ratio }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: warnOfFailures(exporter, log),
        maxQueueSize: MAX_WAITING_SPANS,
        exportTimeoutMillis: EXPORT_MS,
      }),
    ],
  });
  onStop(() => {
    const tooLate = new Promise<void>((resolve) => setTimeout(resolve, LAST_EXPORT_MS).unref());
    return Promise.race([provider.shutdown().catch(() => undefined), tooLate]);
  });
  return startTraces(provider.getTracer('letfair', version), api);
}

type OpenTelemetry = typeof import('@opentelemetry/api');

function startTraces(
  tracer: Tracer,
  { trace, ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags }: OpenTelemetry,
): StartTrace {
  const kinds = {
    server: SpanKind.SERVER,
    client: SpanKind.CLIENT,
    producer: SpanKind.PRODUCER,
    consumer: SpanKind.CONSUMER,
    internal: SpanKind.INTERNAL,
  } as const satisfies Record<SpanKind, unknown>;

  const start = (name: string, kind: SpanKind, attributes: SpanAttributes, parent: Context): Span => {
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, parent);
    // Of a trace that is not recorded nothing is kept, and its spans need not be made.
    if (!span.isRecording()) return unrecorded(span);
    const context = trace.setSpan(parent, span);
    return {
      traceparent: traceparentOf(span),
      startChild: (child, childKind, childAttributes) => start(child, childKind, childAttributes, context),
      end: (hasFailed, more) => {
        if (more) span.setAttributes(more);
        if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  };

  return (name, kind, attributes, traceparent) => {
    const [, traceId, spanId] = traceparentForm.exec(traceparent ?? '') ?? [];
    if (!traceId || !spanId) return start(name, kind, attributes, ROOT_CONTEXT);
    const sent = { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true };
    return start(name, kind, attributes, trace.setSpanContext(ROOT_CONTEXT, sent));
  };
}

const traceparentForm = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/;

const traceparentOf = (span: OpenTelemetrySpan): string => {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-0${traceFlags & 1}`;
};

function unrecorded(span: OpenTelemetrySpan): Span {
  const same: Span = { traceparent: traceparentOf(span), startChild: () => same, end: () => undefined };
  return same;
}

/** One line a minute says that the collector is away; spans are lost meanwhile, and nothing else. */
function warnOfFailures(exporter: SpanExporter, { logger }: Log): SpanExporter {
  let quietUntil = 0;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error && Date.now() > quietUntil) {
          quietUntil = Date.now() + WARN_EVERY_MS;
          logger.warn({ err: result.error }, 'The collector does not take traces');
        }
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
