import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type HttpRecorder, startHttpRecorder } from '../../testing/servers/http-recorder.ts';
import { combineErrorReporters } from './combine-error-reporters.ts';
import { createSentryClient, createSentryScope } from './sentry-client.ts';
import { createSentryErrorReporter } from './sentry-error-reporter.ts';

const report = {
  debugId: 'debug-1',
  requestId: 'request-1',
  partnerId: 'b7f1c1f0-0000-4000-8000-000000000001',
  operation: 'SubmitApplication',
};
const canary = '078-05-1120';

describe('error reporters', () => {
  let recorder: HttpRecorder;
  beforeEach(async () => {
    recorder = await startHttpRecorder();
  });
  afterEach(() => recorder.close());

  it('sends Sentry the type, the stack and the ids of an error [P032]', async () => {
    await send(new TypeError('broken'));

    const event = readEvent();
    expect(event.tags).toEqual(report);
    expect(event.environment).toBe('test');
    expect(event.exception.values).toHaveLength(1);
    expect(event.exception.values[0]?.type).toBe('TypeError');
    expect(event.exception.values[0]?.stacktrace.frames.at(-1)?.filename).toContain('contract.test.ts');
  });

  it('sends Sentry every error, because a person may quote the debug id of any of them', async () => {
    await send(...Array.from({ length: 30 }, () => new Error('broken')));

    expect(recorder.requests).toHaveLength(30);
  });

  it('keeps messages, causes and extra fields of an error at home [check 53]', async () => {
    const error = Object.assign(new Error(`ssn ${canary}`, { cause: new Error(canary) }), {
      body: canary,
      request: { headers: { cookie: canary }, data: canary },
      user: { email: canary },
      detail: `Key (tax_id)=(${canary}) already exists.`,
    });

    await send(error, canary, { note: canary });

    expect(recorder.requests).toHaveLength(3);
    for (const { body, path, headers } of recorder.requests) {
      expect(body + path + JSON.stringify(headers)).not.toContain(canary);
      expect(body).not.toMatch(/breadcrumbs|server_name|"user"|"request"|"extra"|"contexts"|"modules"/);
    }
  });

  it('is seen to leak when the allow-list is missing [check 53]', async () => {
    const leaky = createSentryClient({ dsn: toDsn(recorder) });
    createSentryScope(leaky).captureException(new Error(`ssn ${canary}`));
    await leaky.close(5_000);

    expect(recorder.requests[0]?.body).toContain(canary);
  });

  it('tells every listener, also when Sentry is down', async () => {
    recorder.answer({ status: 503 });
    const heard: unknown[] = [];
    const listener = { report: (error: unknown) => heard.push(error), close: () => Promise.resolve() };
    const sentry = await createSentryErrorReporter({ dsn: toDsn(recorder), environment: 'test' });
    const reporter = combineErrorReporters(sentry, listener);

    const error = new Error('broken');
    reporter.report(error, report);
    await reporter.close();

    expect(heard).toEqual([error]);
    expect(recorder.requests).toHaveLength(1);
  });

  async function send(...errors: unknown[]): Promise<void> {
    const reporter = await createSentryErrorReporter({ dsn: toDsn(recorder), environment: 'test' });
    for (const error of errors) reporter.report(error, report);
    await reporter.close();
  }

  /** An envelope is one JSON a line: its own header, then a header and a payload for each item. */
  function readEvent(): SentryEvent {
    const [, header, payload] = (recorder.requests[0]?.body ?? '').split('\n');
    expect(recorder.requests[0]?.path).toMatch(/^\/api\/1\/envelope\/\?/);
    expect(JSON.parse(header ?? '')).toMatchObject({ type: 'event' });
    return JSON.parse(payload ?? '') as SentryEvent;
  }
});

interface SentryEvent {
  readonly tags: Record<string, string>;
  readonly environment: string;
  readonly exception: {
    readonly values: readonly {
      readonly type: string;
      readonly stacktrace: { readonly frames: readonly { readonly filename: string }[] };
    }[];
  };
}

function toDsn(recorder: HttpRecorder): string {
  return `${recorder.url.replace('http://', 'http://0123456789abcdef0123456789abcdef@')}/1`;
}
