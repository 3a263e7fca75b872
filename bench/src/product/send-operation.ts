import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { toCall, type Operations } from './operations.ts';

const agent = new Agent({ keepAlive: true });

/** Asks the product for one operation by its hash, on a connection that stays open. */
export async function sendOperation<Name extends keyof Operations>(
  address: string,
  cookie: string,
  name: Name,
  input: Operations[Name]['input'],
): Promise<Operations[Name]['data']> {
  const reply = await post(address, JSON.stringify(toCall(name, input)), {
    cookie,
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    'x-operation-name': name,
  });
  const { data } = JSON.parse(reply) as { readonly data?: Operations[Name]['data'] | null };
  if (!data) throw new Error(`${name} was refused: ${reply}`);
  return data;
}

function post(address: string, body: string, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request(`${address}/graphql`, { agent, method: 'POST', headers }, (response) => {
      text(response).then(resolve, reject);
    });
    call.once('error', reject);
    call.end(body);
  });
}
