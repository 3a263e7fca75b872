import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { type DefinitionReference, type Form, getForm, type Program } from '../../programs/index.ts';
import type { Application } from '../application.ts';
import { isOpenForChanges } from '../starting/history.ts';

type Draft = Pick<Application, keyof DefinitionReference | 'submittedAt' | 'case'>;

/** The newer version of a draft's form that its program uses by now; what was submitted keeps its version. */
export function findNewerVersion(form: Form, program: Program, draft: Draft): number | undefined {
  const isSameForm =
    program.definitionOwner === draft.definitionOwner && program.definitionKey === draft.definitionKey;
  const isNewer = isSameForm && program.definitionVersion > draft.definitionVersion;
  return isNewer && draft.submittedAt === null && isOpenForChanges(form, draft)
    ? program.definitionVersion
    : undefined;
}

export async function findNewerForm(
  tx: Transaction,
  ctx: Pick<RequestContext, 'partnerId' | 'locale'>,
  { form, program }: { readonly form: Form; readonly program: Program },
  draft: Draft,
): Promise<Form | undefined> {
  const version = findNewerVersion(form, program, draft);
  return version === undefined ? undefined : getForm(tx, ctx, { ...draft, definitionVersion: version });
}
