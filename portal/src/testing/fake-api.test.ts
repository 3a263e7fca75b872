import { screen, waitFor } from '@testing-library/react';
import { assertAllAnswered } from '@handrail/ui/testing';
import { describe, expect, it } from 'vitest';
import { fakeApi } from './fake-api.ts';
import { renderPortal } from './render-portal.ts';

const missing = 'This test gave no answer for GetPartner';

describe('the fake API without an answer', () => {
  it('refuses with the name of the operation', async () => {
    fakeApi({ GetPlatformUser: { currentUser: null } });

    await expect(askFor('GetPartner')).rejects.toThrow(missing);
    expect(assertAllAnswered).toThrow(missing);
  });

  it('refuses with the address when it is no operation', async () => {
    fakeApi({});

    await expect(fetch('/healthz')).rejects.toThrow('This test gave no answer for /healthz');
    expect(assertAllAnswered).toThrow('This test gave no answer for /healthz');
  });

  it('ends what the test waits for, before and after', async () => {
    fakeApi({});
    const waits = screen.findByRole('heading', undefined, { timeout: 1_000_000 });
    askFor('GetPartner').catch(() => undefined);

    await expect(waits).rejects.toThrow(missing);
    await expect(waitFor(() => expect(1).toBe(2), { timeout: 1_000_000 })).rejects.toThrow(missing);
    expect(assertAllAnswered).toThrow(missing);
  });

  it('is the same for pages that the server renders', async () => {
    await renderPortal('/bayview/identity/signin', {}).catch(() => undefined);

    expect(assertAllAnswered).toThrow(missing);
  });

  // oxlint-disable-next-line eslint/no-restricted-properties -- The planted test has to fail, and nothing is skipped.
  it.fails('fails a test whose screen says nothing of it', async () => {
    fakeApi({});

    await askFor('GetPartner').catch(() => undefined);
  });

  it('passes a test whose answer stands for a broken connection', async () => {
    fakeApi({ GetPartner: new TypeError('Failed to fetch') });

    await expect(askFor('GetPartner')).rejects.toThrow('Failed to fetch');
    assertAllAnswered();
  });
});

function askFor(operationName: string) {
  return fetch('/graphql', { method: 'POST', body: JSON.stringify({ operationName, variables: {} }) });
}
