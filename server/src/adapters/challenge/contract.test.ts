import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Challenge, ChallengeTask } from '../../ports/challenge.ts';
import { type HttpRecorder, startHttpRecorder } from '../../testing/servers/http-recorder.ts';
import { createRecordingLog } from '../../testing/recording-log.ts';
import { createProofOfWork } from './proof-of-work.ts';
import { createRecaptcha } from './recaptcha.ts';

const now = new Date('2026-11-15T15:00:00Z');
const request = { partnerId: 'partner-1', now, clientAddress: '203.0.113.9' };
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

let siteVerify: HttpRecorder;
beforeAll(async () => {
  siteVerify = await startHttpRecorder();
});
afterAll(() => siteVerify.close());

const proofOfWork = createProofOfWork({ secretOf: (partnerId) => `secret of ${partnerId}` });

function buildRecaptcha() {
  const log = createRecordingLog();
  const challenge = createRecaptcha({
    keys: { siteKey: 'public', secretKey: 'hidden' },
    hostname: 'aid.example',
    verifyUrl: `${siteVerify.url}/recaptcha/api/siteverify`,
    timeoutMs: 200,
    log,
  });
  return { challenge, lines: log.lines };
}

async function solvePuzzle(task: ChallengeTask): Promise<string> {
  const puzzle = JSON.parse(task.kind === 'proofOfWork' ? task.puzzle : '{}') as Parameters<
    typeof solveChallenge
  >[0]['challenge'];
  const solved = await solveChallenge({ challenge: puzzle, deriveKey });
  const { counter, derivedKey } = solved ?? { counter: 0, derivedKey: '' };
  return toText({ challenge: puzzle, solution: { counter, derivedKey } });
}

const toText = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
const fromText = (text: string) =>
  JSON.parse(Buffer.from(text, 'base64').toString('utf8')) as {
    challenge: { parameters: Record<string, unknown>; signature: string };
    solution: { counter: number; derivedKey: string };
  };

const accept = (body: object) => {
  siteVerify.answer({ body: JSON.stringify({ success: true, hostname: 'aid.example', ...body }) });
};

describe.each<[string, () => Challenge, (task: ChallengeTask) => Promise<string>]>([
  ['proof of work', () => proofOfWork, solvePuzzle],
  ['reCAPTCHA', () => buildRecaptcha().challenge, () => Promise.resolve('a token of the widget')],
])('%s', (kind, build, solve) => {
  beforeEach(() => {
    if (kind === 'reCAPTCHA') accept({});
  });

  it('takes a solution and says how long it could be shown again', async () => {
    const challenge = build();
    const solution = await solve(await challenge.issue(request));
    const solved = await challenge.check(request, solution);
    expect(solved?.expiresAt.getTime()).toBeGreaterThan(now.getTime());
  });

  it.each(['', 'nonsense', 'bm9uc2Vuc2U=', 'x'.repeat(10_000)])('refuses nonsense', async (solution) => {
    siteVerify.answer({
      body: JSON.stringify({ success: false, 'error-codes': ['invalid-input-response'] }),
    });
    expect(await build().check(request, solution)).toBeUndefined();
  });
});

describe('proof of work', () => {
  it('refuses a solution that is altered, too old, or of another partner', async () => {
    const solution = await solvePuzzle(await proofOfWork.issue(request));
    const { challenge, solution: found } = fromText(solution);
    const forged = [
      toText({ challenge, solution: { ...found, derivedKey: found.derivedKey.replace(/^../, '00') } }),
      toText({ challenge: { ...challenge, signature: '00'.repeat(32) }, solution: found }),
      toText({
        challenge: {
          ...challenge,
          parameters: { ...challenge.parameters, data: { expiresAt: later(1000).getTime() } },
        },
        solution: found,
      }),
      toText({
        challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } },
        solution: found,
      }),
    ];
    for (const text of forged) expect(await proofOfWork.check(request, text)).toBeUndefined();
    expect(await proofOfWork.check({ ...request, now: later(10) }, solution)).toBeUndefined();
    expect(await proofOfWork.check({ ...request, partnerId: 'partner-2' }, solution)).toBeUndefined();
    expect(await proofOfWork.check({ ...request, now: later(9) }, solution)).toBeDefined();
  });
});

describe('a solved puzzle', () => {
  it('has one key, however it is written, and another puzzle another', async () => {
    const solution = await solvePuzzle(await proofOfWork.issue(request));
    const { challenge, solution: found } = fromText(solution);
    const reordered = {
      solution: Object.fromEntries(Object.entries(found).toReversed()),
      challenge: {
        signature: challenge.signature,
        parameters: Object.fromEntries(Object.entries(challenge.parameters).toReversed()),
      },
    };
    const spellings = [
      solution,
      solution.replaceAll('=', ''),
      Buffer.from(JSON.stringify({ challenge, solution: found }, null, 2)).toString('base64'),
      Buffer.from(`  ${JSON.stringify({ challenge, solution: found })}\n`).toString('base64'),
      toText(reordered),
    ];
    const solved = await Promise.all(spellings.map((text) => proofOfWork.check(request, text)));
    const other = await proofOfWork.check(request, await solvePuzzle(await proofOfWork.issue(request)));

    expect(new Set(spellings).size).toBeGreaterThan(3);
    expect(solved.every((each) => each !== undefined)).toBe(true);
    expect(new Set(solved.map((each) => each?.key)).size).toBe(1);
    expect(other?.key).not.toBe(solved[0]?.key);
  });
});

describe('reCAPTCHA', () => {
  it('asks siteverify in its own words', async () => {
    accept({ challenge_ts: '2026-11-15T15:00:00Z' });
    await buildRecaptcha().challenge.check(request, 'token');
    const asked = siteVerify.requests.at(-1);
    expect(asked?.method).toBe('POST');
    expect(asked?.path).toBe('/recaptcha/api/siteverify');
    expect(asked?.headers['content-type']).toBe('application/x-www-form-urlencoded;charset=UTF-8');
    expect(asked?.body).toBe('secret=hidden&response=token&remoteip=203.0.113.9');
  });

  it("uses the partner's own keys where it has some", async () => {
    accept({});
    const { challenge } = buildRecaptcha();
    const own = { ...request, recaptchaKeys: { siteKey: 'theirs', secretKey: 'their secret' } };
    expect(await challenge.issue(own)).toEqual({ kind: 'recaptcha', siteKey: 'theirs' });
    await challenge.check(own, 'token');
    expect(siteVerify.requests.at(-1)?.body).toContain('secret=their+secret');
  });

  it.each([
    [{ hostname: 'evil.example' }, false],
    [{ score: 0.1 }, false],
    [{ score: 0.9 }, true],
    [{ success: false }, false],
  ])('judges %j', async (answer, isPerson) => {
    accept(answer);
    expect((await buildRecaptcha().challenge.check(request, 'token')) !== undefined).toBe(isPerson);
  });

  it('lets people in, and says so in the log, while the vendor is down', async () => {
    siteVerify.answer({ silent: true });
    const { challenge, lines } = buildRecaptcha();
    expect(await challenge.check(request, 'token')).toBeDefined();
    expect(JSON.stringify(lines)).toContain('reCAPTCHA could not be asked');
    expect(JSON.stringify(lines)).not.toContain('hidden');
  });
});
