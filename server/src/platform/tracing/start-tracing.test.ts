import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type HttpRecorder, startHttpRecorder } from '../../testing/servers/http-recorder.ts';
import { addHttpTracing } from './add-http-tracing.ts';
import { observeJobs } from './observe-jobs.ts';
import { startTracing, traceSampleRatio } from './start-tracing.ts';
import { traceWork } from './trace-work.ts';
import type { TracedAttributes, Tracing } from './tracing.ts';

const canary = '078-05-1120';
const metrics = { ended: () => undefined };

describe('startTracing', () => {
  let collector: HttpRecorder;
  let tracing: Tracing;
  beforeEach(async () => {
    collector = await startHttpRecorder();
    tracing = await startTracing({ endpoint: collector.url, sampleRatio: 1 });
  });
  afterEach(() => collector.close());

  it('traces a request with its operation inside, by pattern and name', async () => {
    const app = fastify();
    addHttpTracing(app, tracing);
    app.post('/graphql', () =>
      traceWork(tracing, 'graphql', { operation: 'Greet' }, () =>
        Promise.resolve({ data: { greet: 'hello' } }),
      ),
    );
    const answer = await app.inject({
      method: 'POST',
      url: `/graphql?secret=${canary}`,
      headers: { cookie: `session=${canary}`, traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` },
      payload: { query: 'query Greet', variables: { name: canary } },
    });
    expect(answer.json()).toEqual({ data: { greet: 'hello' } });
    await app.close();

    const spans = await collect();
    const http = spans.find(({ name }) => name === 'http POST /graphql');
    const graphql = spans.find(({ name }) => name === 'graphql Greet');
    expect(http?.attributes).toMatchObject({ 'http.route': '/graphql', 'http.response.status_code': 200 });
    expect(http?.traceId).not.toBe('a'.repeat(32));
    expect(graphql).toMatchObject({ parentSpanId: http?.spanId, traceId: http?.traceId });
    expect(spans).toHaveLength(2);
  });

  it('traces a job and marks one that failed by the class of its error', async () => {
    const observer = observeJobs(metrics, tracing);
    const job = { name: 'deliver-mail', partnerId: 'partner-1', requestId: 'request-1', attempt: 1 };
    await observer.around(job, () => Promise.resolve());
    await expect(observer.around(job, () => Promise.reject(new TypeError(canary)))).rejects.toThrow(
      TypeError,
    );

    const spans = await collect();
    expect(spans.map(({ name }) => name)).toEqual(['job deliver-mail', 'job deliver-mail']);
    expect(spans[1]?.attributes).toEqual({
      'handrail.job.name': 'deliver-mail',
      'handrail.job.attempt': 1,
      'handrail.partner.id': 'partner-1',
      'handrail.request.id': 'request-1',
      'error.type': 'TypeError',
    });
  });

  it('drops attributes that are not on the list', async () => {
    const hostile = { job: 'deliver-mail', taxId: canary, body: canary } as TracedAttributes;
    tracing.start('job', hostile).end(hostile);

    expect((await collect())[0]?.attributes).toEqual({ 'handrail.job.name': 'deliver-mail' });
  });

  it('samples 5 % of traces [P777]', async () => {
    await tracing.close();
    tracing = await startTracing({ endpoint: collector.url });
    for (let index = 0; index < 2_000; index += 1) tracing.start('job', { job: 'deliver-mail' }).end();

    const { length } = await collect();
    expect(traceSampleRatio).toBe(0.05);
    expect(length).toBeGreaterThan(50);
    expect(length).toBeLessThan(170);
  });

  it('traces all of a request or nothing of it [P777]', async () => {
    await tracing.close();
    tracing = await startTracing({ endpoint: collector.url });
    for (let index = 0; index < 500; index += 1) {
      const parent = tracing.start('http', { method: 'GET' });
      parent.within(() => tracing.start('graphql', { operation: 'GetPartner' })).end();
      parent.end();
    }

    const spans = await collect();
    const ids = new Set(spans.map(({ spanId }) => spanId));
    const children = spans.filter(({ parentSpanId }) => parentSpanId !== undefined && parentSpanId !== '');
    expect(children.length * 2).toBe(spans.length);
    expect(children.every(({ parentSpanId = '' }) => ids.has(parentSpanId))).toBe(true);
  });

  async function collect(): Promise<CollectedSpan[]> {
    await tracing.close();
    const sent = collector.requests.map(({ method, path, body }) => `${method} ${path} ${body}`).join('\n');
    expect(sent).not.toContain(canary);
    return collector.requests.flatMap(({ body }) => readSpans(body));
  }
});

interface CollectedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: Record<string, unknown>;
}

interface OtlpTraces {
  readonly resourceSpans: { readonly scopeSpans: { readonly spans: OtlpSpan[] }[] }[];
}

interface OtlpSpan extends Omit<CollectedSpan, 'attributes'> {
  readonly attributes: {
    readonly key: string;
    readonly value: { stringValue?: string; intValue?: number };
  }[];
}

function readSpans(body: string): CollectedSpan[] {
  const { resourceSpans } = JSON.parse(body) as OtlpTraces;
  const spans = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  return spans.map(({ attributes, ...span }) => ({
    ...span,
    attributes: Object.fromEntries(
      attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
    ),
  }));
}
