import { describe, expect, it } from 'vitest';
import { useStandInApp } from '../../testing/api/use-stand-in-app.ts';

const world = useStandInApp([], { poolSize: 1 });

/** What stands for the parts of an address; a new part needs a line of its own. */
const samples: Record<string, string> = {
  ':externalId': 'bayview',
  ':externalId.png': 'bayview.png',
  ':mailId': 'a-mail',
  ':token': 'a-token',
  ':owner': '00000000-0000-0000-0000-000000000000',
  ':key': 'a-definition',
  ':version': '1',
  ':file': 'a-file',
  '*': 'application/portal',
};

describe('with a single connection', () => {
  it('every page answers, to a visitor and to a person with a session', async () => {
    const { cookies } = await world.signIn('bayview');
    const addresses = world.routes().map(toAddress);
    expect(addresses).toContain('/bayview/application/portal');
    expect(addresses.filter((address) => address.includes(':'))).toEqual([]);

    const failures: string[] = [];
    for (const url of addresses) {
      for (const visitor of [{}, { cookies }]) {
        const { statusCode } = await world.app().inject({ url, ...visitor });
        if (statusCode >= 500) failures.push(`${url}: ${String(statusCode)}`);
      }
    }
    expect(failures).toEqual([]);
  });
});

function toAddress(route: string): string {
  return route
    .split('/')
    .map((part) => samples[part] ?? part)
    .join('/');
}
