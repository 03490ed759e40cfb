import type { Context } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import type { TraceSettings } from '../env/Settings.ts';
import type { Logger } from '../logger/createLogger.ts';
import type { Tracer } from './Tracer.ts';

interface Identity {
  version: string;
  roles: readonly string[];
}

/** `ExportResultCode.FAILED` of a package that is not needed otherwise. */
const FAILED = 1;
const TELL_EVERY_MS = 60_000;
const STOP_LIMIT_MS = 3_000;

/** Loads OpenTelemetry only if an endpoint is set. */
export async function openTracer(settings: TraceSettings, { version, roles }: Identity, logger: Logger): Promise<Tracer> {
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const random = new sdk.RandomIdGenerator();
  let next: { trace: string; span: string } = { trace: '', span: '' };
  const exporter = new OTLPTraceExporter({ url: `${settings.endpoint}/v1/traces`, headers: settings.headers });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({
      'service.name': settings.serviceName,
      'service.version': version,
      'fanfare.roles': roles.join(','),
    }),
    // The trace id decides, so all processes decide alike.
    sampler: new sdk.TraceIdRatioBasedSampler(settings.ratio),
    idGenerator: { generateTraceId: () => next.trace, generateSpanId: () => next.span },
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: reportingFailures(exporter, logger) })],
  });
  const tracer = provider.getTracer('fanfare', version);
  const kinds = {
    server: api.SpanKind.SERVER,
    client: api.SpanKind.CLIENT,
    producer: api.SpanKind.PRODUCER,
    consumer: api.SpanKind.CONSUMER,
    internal: api.SpanKind.INTERNAL,
  };
  const spanPlaceOf = (traceId: string, spanId: string) => ({ traceId, spanId, traceFlags: api.TraceFlags.SAMPLED });
  const below = (trace: string, parent: string): Context =>
    api.trace.setSpanContext(api.ROOT_CONTEXT, spanPlaceOf(trace, parent));

  return {
    record({ name, kind, trace, span, parent, links = [], beginMs, endMs, attributes = {}, isFailed = false }) {
      next = { trace, span: span ?? random.generateSpanId() };
      const options = {
        kind: kinds[kind],
        startTime: beginMs,
        attributes: { ...attributes },
        links: links.map((link) => ({ context: spanPlaceOf(link.trace, link.span) })),
      };
      const open = tracer.startSpan(name, options, parent === undefined ? api.ROOT_CONTEXT : below(trace, parent));
      if (isFailed) open.setStatus({ code: api.SpanStatusCode.ERROR });
      open.end(Math.max(beginMs, endMs));
    },
    async stop() {
      const limit = new Promise<void>((resolve) => setTimeout(resolve, STOP_LIMIT_MS).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), limit]);
    },
  };
}

function reportingFailures(exporter: SpanExporter, logger: Logger): SpanExporter {
  let toldAt = Number.NEGATIVE_INFINITY;
  return {
    export(spans: ReadableSpan[], done) {
      exporter.export(spans, (result) => {
        if (result.code === FAILED && performance.now() - toldAt > TELL_EVERY_MS) {
          toldAt = performance.now();
          logger.warn({ err: result.error, spans: spans.length }, 'exporting spans failed and they are lost');
        }
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}
