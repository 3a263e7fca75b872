import { reportUnanswered } from '@handrail/ui/testing';
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

/** A fake server at the network boundary: answers by operation name or address, records the calls, and fails a test that gave no answer. */
export function fakeApi(answers: Answers) {
  const calls: ApiCall[] = [];
  const given: unknown[] = [];
  const current = { ...answers };

  const answer = async (asked: string, variables: Record<string, unknown>) => {
    const result = await findResult(asked, current[asked], variables);
    if (result instanceof Response) return result;
    given.push(result);
    return toResponse(result);
  };
  vi.stubGlobal('fetch', (url: string, init?: { body: string; headers: Headers }) => {
    if (!init) return answer(url, {});
    const body = JSON.parse(init.body) as { operationName: string; variables: Record<string, unknown> };
    calls.push({ operation: body.operationName, variables: body.variables, headers: init.headers });
    return answer(url === '/graphql' ? body.operationName : url, body.variables);
  });

  return {
    calls,
    /** All data that was answered so far. */
    given,
    callsOf: (operation: string) => calls.filter((call) => call.operation === operation),
    /** From now on this operation answers differently. */
    answer: (operation: string, next: Answer) => {
      current[operation] = next;
    },
  };
}

async function findResult(
  asked: string,
  answer: Answer | undefined,
  variables: Record<string, unknown>,
): Promise<object> {
  if (answer === undefined) throw reportUnanswered(asked);
  if (answer instanceof Error) throw answer;
  return typeof answer === 'function' ? await (answer as AnswerFunction)(variables) : answer;
}

function toResponse(result: object): Response {
  const body = 'errors' in result ? result : { data: result };
  return new Response(JSON.stringify(body), {
    headers: { 'content-type': 'application/json', 'x-request-id': 'request-1' },
  });
}
