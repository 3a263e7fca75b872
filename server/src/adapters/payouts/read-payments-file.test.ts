import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordingLog } from '../../testing/recording-log.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { testKeys } from '../../testing/test-keys.ts';
import { openPayouts } from './open-payouts.ts';

const database = useTestDatabase();
let dir = '';
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'handrail-payments-'));
});
afterAll(() => {
  rmSync(dir, { recursive: true });
});

const modernTreasury = {
  organizationId: 'org-1',
  apiKey: 'live-hunter2',
  originatingAccountId: 'account-1',
  webhookKey: 'hook-hunter2',
};

function open(content: unknown, { demoWorld = false, isProduction = true } = {}) {
  const paymentsFile = join(dir, 'payments.json');
  writeFileSync(paymentsFile, typeof content === 'string' ? content : JSON.stringify(content));
  const log = createRecordingLog();
  const mode = isProduction ? 'production' : 'development';
  return openPayouts({ mode, demoWorld, paymentsFile }, { database: database(), keys: testKeys(), log });
}

describe('PAYMENTS_FILE', () => {
  it('connects the vendors it names, each for its own methods', () => {
    const payouts = open({ 'modern-treasury': modernTreasury });
    expect(payouts.methods).toEqual(['DirectDeposit']);
    expect(payouts.nameFor('DirectDeposit')).toBe('modern-treasury');
    expect(payouts.polled).toEqual(['modern-treasury']);
    expect(payouts.listed).toEqual(['modern-treasury']);
  });

  it('connects a vendor for each method', () => {
    const lob = {
      ...{ apiKey: 'live_1', webhookSecret: 'hook' },
      ...{ bankAccountId: 'bank_1', fromAddressId: 'adr_1' },
    };
    const tremendous = {
      ...{ apiKey: 'PROD_1', fundingSourceId: 'F1', webhookPrivateKey: 'hook' },
      campaignIds: { VirtualCard: 'C1' },
    };
    const payouts = open({ 'modern-treasury': modernTreasury, lob, tremendous });
    expect(payouts.methods.map((method) => [method, payouts.nameFor(method)])).toEqual([
      ['DirectDeposit', 'modern-treasury'],
      ['Check', 'lob'],
      ['VirtualCard', 'tremendous'],
    ]);
  });

  it('leaves every other method to the test bank in development', () => {
    const testKey = { ...modernTreasury, apiKey: 'test-1' };
    const payouts = open({ 'modern-treasury': testKey }, { demoWorld: true, isProduction: false });
    expect(payouts.nameFor('DirectDeposit')).toBe('modern-treasury');
    expect(payouts.nameFor('Zelle')).toBe('test-bank');
  });

  it('keeps a vendor for what is under way that gets nothing new', () => {
    const payouts = open({ 'modern-treasury': { ...modernTreasury, methods: [] } });
    expect(payouts.methods).toEqual([]);
    expect(payouts.names).toEqual(['modern-treasury']);
  });

  it.each([
    [
      'a setting that is missing',
      { 'modern-treasury': { ...modernTreasury, apiKey: undefined } },
      'modern-treasury.apiKey',
    ],
    [
      'a setting that is empty',
      { 'modern-treasury': { ...modernTreasury, webhookKey: '' } },
      'modern-treasury.webhookKey',
    ],
    [
      'an address without https',
      { 'modern-treasury': { ...modernTreasury, url: 'http://x' } },
      'modern-treasury.url',
    ],
    [
      'a setting that it does not know',
      { 'modern-treasury': { ...modernTreasury, key: 'hunter2' } },
      'modern-treasury.key (unknown)',
    ],
    [
      'a method that the vendor does not have',
      { 'modern-treasury': { ...modernTreasury, methods: ['Zelle'] } },
      'modern-treasury.methods.0',
    ],
    ['a vendor that it does not know', { paypal: { apiKey: 'hunter2' } }, 'paypal (unknown)'],
    ['no JSON', '{', 'the whole file'],
  ])('names the variable and the place of %s, and no secret', (_what, content, place) => {
    const refused = () => open(content);
    expect(refused).toThrow(`PAYMENTS_FILE cannot be used: not as described: ${place}`);
    expect(refused).not.toThrow('hunter2');
  });

  it('refuses keys that move money where the demo world has its public passwords', () => {
    expect(() => open({ 'modern-treasury': modernTreasury }, { demoWorld: true })).toThrow(
      'PAYMENTS_FILE cannot be used with DEMO_WORLD=on: modern-treasury must have a test key',
    );
  });
});
