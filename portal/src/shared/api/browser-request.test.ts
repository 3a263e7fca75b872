import { describe, expect, it, vi } from 'vitest';
import { SuggestAddressesDocument } from '../../gql/operations.ts';
import { browserRequest } from './browser-request.ts';

describe('browserRequest', () => {
  it('logs nothing for a search that the page has given up on', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) =>
      Promise.reject(signal?.reason as Error),
    );
    const abort = new AbortController();
    abort.abort();

    const search = browserRequest(
      SuggestAddressesDocument,
      { text: '12 Pier', state: null, city: null },
      { signal: abort.signal },
    );

    await expect(search).rejects.toThrow('aborted');
    expect(log).not.toHaveBeenCalled();
  });
});
