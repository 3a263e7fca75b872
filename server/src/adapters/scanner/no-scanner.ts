import type { Scanner } from '../../ports/scanner.ts';

/** Stands where no scanner is set up. */
export function createNoScanner(): Scanner {
  return {
    isConnected: false,
    scan: (content) => {
      content.destroy();
      return Promise.reject(new Error('No malware scanner is set up.'));
    },
  };
}
