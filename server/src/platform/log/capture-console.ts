import { format } from 'node:util';
import type { Log } from './log.ts';

const levels = {
  debug: 'debug',
  log: 'info',
  info: 'info',
  trace: 'debug',
  warn: 'warn',
  error: 'error',
} as const;

/** Puts what libraries and Node itself print in the log, so that every line has one form. Gives the way back. */
export function captureConsole(log: Log): () => void {
  const { console: printed } = globalThis;
  const before = { ...printed };
  for (const [method, level] of Object.entries(levels)) {
    printed[method as keyof typeof levels] = (...args: unknown[]) => {
      log[level](`console: ${withoutAddresses(format(...args))}`);
    };
  }
  const listeners = process.listeners('warning');
  // Among them is the one of Node that prints.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    log.warn(`node: ${withoutAddresses(warning.message)}`, { error: warning });
  });
  return () => {
    Object.assign(printed, before);
    process.removeAllListeners('warning');
    for (const listener of listeners) process.on('warning', listener);
  };
}

function withoutAddresses(text: string): string {
  return text.replaceAll(/[^\s<>"']+@[^\s<>"']+/g, '…');
}
