import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { eicar, startClamdServer } from '../../testing/servers/clamd-server.ts';
import { createClamdScanner } from './clamd-scanner.ts';
import { createNoScanner } from './no-scanner.ts';

const content = (...parts: string[]) => Readable.from(parts.map((part) => Buffer.from(part)));

describe('the scanner on ClamAV', () => {
  it('finds what is harmless clean, and names a threat that comes in pieces [check 36]', async () => {
    const { url } = await startClamdServer();
    const scanner = createClamdScanner({ url });

    expect(await scanner.scan(content('a pay stub'))).toEqual({ isClean: true });
    expect(await scanner.scan(content(eicar.slice(0, 20), eicar.slice(20)))).toEqual({
      isClean: false,
      threat: 'Eicar-Test-Signature',
    });
  });

  it.each([
    ['takes too long', 'silent', 'TIMEOUT'],
    ['answers something else', 'garbled', 'GARBLED'],
    ['hangs up', 'hanging up', /^[A-Z_]+$/],
  ] as const)('gives no verdict when the daemon %s [check 36]', async (_case, mood, code) => {
    const clamd = await startClamdServer();
    clamd.set(mood);
    const scan = createClamdScanner({ url: clamd.url, timeoutMs: 300 }).scan(content('a pay stub'));
    await expect(scan).rejects.toMatchObject({
      name: 'ScannerError',
      code: expect.stringMatching(code) as unknown,
    });
  });

  it('gives no verdict on a file beyond the limit of the daemon [check 36]', async () => {
    const { url } = await startClamdServer(1000);
    const scan = createClamdScanner({ url }).scan(content(eicar, 'x'.repeat(5000)));
    await expect(scan).rejects.toMatchObject({ name: 'ScannerError' });
  });

  it('gives no verdict when no daemon is there [check 36]', async () => {
    const clamd = await startClamdServer();
    await clamd.close();
    const scan = createClamdScanner({ url: clamd.url }).scan(content('a pay stub'));
    await expect(scan).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});

describe('where no scanner is set up', () => {
  it('says so, and scans nothing', async () => {
    const scanner = createNoScanner();
    expect(scanner.isConnected).toBe(false);
    await expect(scanner.scan(content('x'))).rejects.toThrow('No malware scanner is set up.');
  });
});
