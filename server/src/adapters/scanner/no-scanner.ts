import type { Scanner } from '../../ports/scanner.ts';

/** Used when no scanner is configured. */
export function createNoScanner(): Scanner {
  return {
    isConnected: false,
    scan: (content) => {
      content.destroy();
      return Promise.reject(new Error('No malware scanner is set up.'));
    },
  };
}
