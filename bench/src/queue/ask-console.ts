import { readFileSync } from 'node:fs';
import { post } from '../product/post.ts';

const file = new URL('../../../console/src/gql/trusted-documents.json', import.meta.url);
const documents = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);

/** Asks the product what a page of the console asks, by the hash of the operation. */
export async function askConsole(
  address: string,
  cookie: string,
  operationName: string,
  variables: object,
): Promise<void> {
  const [sha256Hash] =
    documents.find(([, text]) => new RegExp(`\\b(query|mutation) ${operationName}\\b`).test(text)) ?? [];
  const body = { operationName, variables, extensions: { persistedQuery: { version: 1, sha256Hash } } };
  const reply = await post(`${address}/graphql`, body, {
    cookie,
    'sec-fetch-site': 'same-origin',
    'x-operation-name': operationName,
  });
  const { data, errors } = JSON.parse(reply) as { readonly data?: object | null; readonly errors?: unknown };
  if (!data || errors !== undefined) throw new Error(`${operationName} was refused: ${reply}`);
}
