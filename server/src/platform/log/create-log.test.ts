import { describe, expect, it } from 'vitest';
import { createLog } from './create-log.ts';
import type { LogFields } from './log.ts';

describe('createLog', () => {
  it('writes one JSON line with time, level, message and fields', () => {
    const { log, lines } = collect();

    log.info('request', { requestId: 'r-1', route: '/:partnerId', status: 200, durationMs: 3 });

    expect(lines()).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
        message: 'request',
        requestId: 'r-1',
        route: '/:partnerId',
        status: 200,
        durationMs: 3,
      },
    ]);
  });

  it('drops every field that is not on the list, also inside a field that is [check 53]', () => {
    const { log, text } = collect();
    const careless = {
      email: 'ann@canary.example',
      ssn: '123-45-6789',
      partnerId: { email: 'ann@canary.example' },
      count: 'ann@canary.example',
      toString: () => 'ann@canary.example',
    } as unknown as LogFields;

    log.warn('signed in', careless);

    expect(text()).toContain('signed in');
    expect(text()).not.toMatch(/canary|123-45/);
  });

  it('says of an error its name, code and place, and never its message [check 53]', () => {
    const { log, lines, text } = collect();
    const cause = Object.assign(new Error('Key (email)=(ann@canary.example) already exists.'), {
      code: '23505',
      constraint: 'users_email_key',
      detail: 'ann@canary.example',
    });

    log.error('failed', { error: new TypeError('bad value\n    at ann@canary.example:1', { cause }) });

    expect(lines()[0]).toMatchObject({
      error: {
        name: 'TypeError',
        frames: expect.arrayContaining([expect.stringContaining('create-log.test.ts')]) as string[],
        cause: { name: 'Error', code: '23505', constraint: 'users_email_key' },
      },
    });
    expect(text()).not.toContain('canary');
  });

  it('describes something thrown that is no error without showing it', () => {
    const { log, lines, text } = collect();

    log.error('failed', { error: 'ann@canary.example' });

    expect(lines()[0]).toMatchObject({ error: { name: 'thrown string', frames: [] } });
    expect(text()).not.toContain('canary');
  });

  it.each(['\r\n', '\n', '\r', '\u2028', '\u2029', '\u0085', '\u001b[2K', '\u0000'])(
    'lets %j neither forge a line nor steer a terminal [check 19]',
    (trick) => {
      for (const pretty of [false, true]) {
        const { log, text } = collect(pretty);
        log.info(`hello${trick}{"level":"error"}`, {
          operation: `Get${trick}forged`,
          error: named(`E${trick}x`),
        });
        const body = withoutColors(text())
          .replace(/\n(?= {2})/g, '')
          .replace(/\n$/, '');
        expect(breaksItsLine(body)).toBe(false);
      }
    },
  );

  it('would notice a log that writes text as it comes [check 19]', () => {
    expect(breaksItsLine('signed in as ann\r\n{"level":"error"}')).toBe(true);
  });

  it('cuts endless text', () => {
    const { log, text } = collect();
    log.info('x'.repeat(10_000), { operation: 'y'.repeat(10_000) });
    expect(text().length).toBeLessThan(1_200);
  });

  it('writes nothing below its level', () => {
    const { log, text } = collect();
    log.debug('details');
    expect(text()).toBe('');
  });

  it('shows a developer the message of an error at a terminal', () => {
    const { log, text } = collect(true);
    log.error('failed', { debugId: 'd-1', error: new RangeError('too far') });
    expect(withoutColors(text())).toMatch(
      /^\d\d:\d\d:\d\d error failed debugId=d-1\n {2}RangeError too far\n {4}at /,
    );
  });
});

function collect(pretty = false) {
  const written: string[] = [];
  const log = createLog({ level: 'info', pretty, write: (line) => void written.push(line) });
  const text = () => written.join('');
  const lines = () => written.map((line) => JSON.parse(line) as unknown);
  return { log, text, lines };
}

function breaksItsLine(text: string): boolean {
  return /[\p{Cc}\u2028\u2029]/u.test(text);
}

function named(name: string): Error {
  return Object.assign(new Error('x'), { name, stack: '' });
}

function withoutColors(text: string): string {
  return text.replace(new RegExp(String.raw`\u001b\[\d+m`, 'g'), '');
}
