import type { Locale } from '@handrail/engine';
import { reportUnanswered } from '@handrail/ui/testing';
import { vi } from 'vitest';
import { render } from '../entry-server.tsx';
import * as operations from '../gql/operations.ts';
import type { Answers } from './fake-api.ts';

const namesByHash = new Map(Object.values(operations).map(({ hash, name }) => [hash, name]));

/** Renders an address on the server, on a fake API, with the assets of an imagined build. */
export function renderPortal(url: string, answers: Answers, locale?: Locale) {
  const execute = vi.fn(async (hash: string, variables: object) => {
    const operation = namesByHash.get(hash) ?? hash;
    const answer = answers[operation];
    if (answer === undefined) throw reportUnanswered(operation);
    const data: unknown =
      typeof answer === 'function' ? await (answer as (given: object) => unknown)(variables) : answer;
    return data && typeof data === 'object' && 'errors' in data ? data : { data };
  });
  return render({
    url,
    partnerExternalId: url.split('/')[1] ?? '',
    nonce: 'n0nce',
    locale,
    execute,
    readForm: async (address) => {
      const answer = answers[address];
      if (typeof answer !== 'function') throw reportUnanswered(address);
      return ((await answer({})) as Response).json() as Promise<unknown>;
    },
    assets: {
      scripts: ['/assets/portal/entry.js'],
      preloads: ['/assets/portal/vendor.js'],
      styles: '.a{color:red}',
    },
  });
}
