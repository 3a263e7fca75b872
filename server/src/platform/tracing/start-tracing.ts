import type { OpenSpan, TracedAttributes, TracedKind, Tracing } from './tracing.ts';
import { toSpanAttributes, toSpanName } from './span-attributes.ts';

export interface TracingSettings {
  /** The collector's base address, as in OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly endpoint: string;
  readonly sampleRatio?: number;
}

/** The share of requests and jobs that are traced. */
export const traceSampleRatio = 0.05;

/**
 * Sends traces to an OpenTelemetry collector. The libraries are large, so they load only here; nothing is
 * instrumented by itself, because such spans carry queries and addresses.
 */
export async function startTracing(settings: TracingSettings): Promise<Tracing> {
  const { endpoint, sampleRatio = traceSampleRatio } = settings;
  const [api, resources, tracing, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new tracing.NodeTracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': 'handrail' }),
    sampler: new tracing.ParentBasedSampler({ root: new tracing.TraceIdRatioBasedSampler(sampleRatio) }),
    spanProcessors: [new tracing.BatchSpanProcessor(exporter)],
  });
  provider.register();
  const tracer = provider.getTracer('handrail');
  const kinds = {
    http: api.SpanKind.SERVER,
    graphql: api.SpanKind.INTERNAL,
    job: api.SpanKind.CONSUMER,
  } as const;

  function start(kind: TracedKind, attributes: TracedAttributes): OpenSpan {
    const name = toSpanName(kind, attributes);
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes: toSpanAttributes(attributes) });
    const context = api.trace.setSpan(api.context.active(), span);
    return {
      within: (work) => api.context.with(context, work),
      end: (more = {}, error) => {
        span.setAttributes(toSpanAttributes(more));
        if (more.route !== undefined) span.updateName(toSpanName(kind, { ...attributes, ...more }));
        if (error !== undefined) {
          span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
          span.setStatus({ code: api.SpanStatusCode.ERROR });
        }
        span.end();
      },
    };
  }

  return {
    start,
    close: async () => {
      await provider.shutdown();
      api.trace.disable();
      api.context.disable();
      api.propagation.disable();
    },
  };
}
