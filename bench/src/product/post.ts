import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

const agent = new Agent({ keepAlive: true });

interface Reply {
  readonly status: number;
  /** As `name=value`, without what the browser is told about them. */
  readonly cookies: readonly string[];
  readonly body: string;
}

/** Posts JSON on a connection that stays open, with as little work as a client can do. */
export async function post(
  address: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  return (await postForReply(address, body, headers)).body;
}

/** The same for clients that look at more than the body. */
export function postForReply(
  address: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const options = { agent, method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
    const call = request(address, options, (response) => {
      const { statusCode = 0, headers: answered } = response;
      const cookies = (answered['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0] ?? '');
      text(response).then((read) => {
        resolve({ status: statusCode, cookies, body: read });
      }, reject);
    });
    call.once('error', reject);
    call.end(JSON.stringify(body));
  });
}
