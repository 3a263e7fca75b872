import { once } from 'node:events';
import { expect, it } from 'vitest';
import { captureConsole } from './capture-console.ts';
import { createLog } from './create-log.ts';

it('puts what libraries and Node print in the log as JSON, without addresses', async () => {
  const { console: printed } = globalThis;
  const lines: string[] = [];
  const release = captureConsole(
    createLog({ level: 'info', pretty: false, write: (line) => void lines.push(line) }),
  );
  try {
    printed.warn('cannot reach %s\nfor ana@example.org', 'the store');
    printed.error(new Error('broken'));
    const warned = once(process, 'warning');
    process.emitWarning('old way', 'DeprecationWarning', 'DEP0001');
    await warned;
  } finally {
    release();
  }
  const entries = lines.map((line) => JSON.parse(line) as { level: string; message: string });
  expect(entries).toMatchObject([
    { level: 'warn', message: 'console: cannot reach the store\\u000afor …' },
    { level: 'error', message: expect.stringMatching(/^console: Error: broken/) as string },
    { level: 'warn', message: 'node: old way' },
  ]);
});
