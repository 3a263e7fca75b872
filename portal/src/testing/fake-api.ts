import { vi } from 'vitest';

export interface ApiCall {
  readonly operation: string;
  readonly variables: Record<string, unknown>;
  readonly headers: Headers;
}

/** The data of an operation, or a function of its variables; an Error stands for a broken connection. */
export type Answer = object | Error | AnswerFunction;
type AnswerFunction = (variables: Record<string, unknown>) => object | Promise<object>;
export type Answers = Readonly<Record<string, Answer>>;

/** A fake server at the network boundary: answers by operation name or address, and records the calls. */
export function fakeApi(answers: Answers) {
  const calls: ApiCall[] = [];
  const current = { ...answers };

  vi.stubGlobal('fetch', (url: string, init?: { body: string; headers: Headers }) => {
    if (!init) return url in current ? reply(current[url], {}) : Promise.reject(nobodyAt(url));
    const body = JSON.parse(init.body) as { operationName: string; variables: Record<string, unknown> };
    calls.push({ operation: body.operationName, variables: body.variables, headers: init.headers });
    if (url !== '/graphql') return Promise.reject(nobodyAt(url));
    return reply(current[body.operationName], body.variables);
  });

  return {
    calls,
    callsOf: (operation: string) => calls.filter((call) => call.operation === operation),
    /** From now on this operation answers differently. */
    answer: (operation: string, answer: Answer) => {
      current[operation] = answer;
    },
  };
}

function nobodyAt(url: string): Error {
  return new Error(`Nothing answers at ${url}`);
}

async function reply(answer: Answer | undefined, variables: Record<string, unknown>): Promise<Response> {
  if (answer === undefined) throw new Error('This test expects no such operation');
  if (answer instanceof Error) throw answer;

  const result = typeof answer === 'function' ? await (answer as AnswerFunction)(variables) : answer;
  if (result instanceof Response) return result;
  const body = 'errors' in result ? result : { data: result };
  return new Response(JSON.stringify(body), {
    headers: { 'content-type': 'application/json', 'x-request-id': 'request-1' },
  });
}
