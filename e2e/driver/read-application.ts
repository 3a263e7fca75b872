import type { Answers, FormSettings } from '@handrail/engine';
import type { APIRequestContext } from '@playwright/test';

export interface ReadApplication {
  readonly settings: FormSettings;
  readonly application: {
    readonly answers: Answers;
    readonly revision: number;
    readonly submittedAt: string | null;
    /** Submitted versions, newest first. */
    readonly versions: readonly { readonly answers: Answers }[];
  };
}

const query = `query ReadApplication($id: ID!) {
  application(id: $id) { settings application { answers revision submittedAt versions { answers } } }
}`;

/** What the server has of an application, asked with the person's own session. */
export async function readApplication(request: APIRequestContext, id: string): Promise<ReadApplication> {
  const operationName = 'ReadApplication';
  const answer = await request.post('/graphql', {
    headers: { 'x-operation-name': operationName },
    data: { operationName, query, variables: { id } },
  });
  const { data } = (await answer.json()) as {
    readonly data?: { readonly application?: ReadApplication | null };
  };
  const found = data?.application;
  if (!found) throw new Error(`The server does not know the application ${id}`);
  return found;
}
