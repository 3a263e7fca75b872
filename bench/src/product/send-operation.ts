import { toCall, type Operations } from './operations.ts';
import { post } from './post.ts';

/** Asks the product for one operation by its hash, on a connection that stays open. */
export async function sendOperation<Name extends keyof Operations>(
  address: string,
  cookie: string,
  name: Name,
  input: Operations[Name]['input'],
): Promise<Operations[Name]['data']> {
  const reply = await post(`${address}/graphql`, toCall(name, input), {
    cookie,
    'sec-fetch-site': 'same-origin',
    'x-operation-name': name,
  });
  const { data } = JSON.parse(reply) as { readonly data?: Operations[Name]['data'] | null };
  if (!data) throw new Error(`${name} was refused: ${reply}`);
  return data;
}
