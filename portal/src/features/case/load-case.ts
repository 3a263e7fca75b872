import { isUuid } from '@handrail/engine/uuid';
import { useSuspenseQuery } from '@tanstack/react-query';
import { redirect, useParams, type LoaderFunction } from 'react-router';
import { queryClientOf } from '../../shared/api/query-client.ts';
import { usePortal, type PortalSession } from '../../shared/context/portal-context.tsx';
import { programsQuery, type Program } from '../../shared/programs/list-programs.ts';
import { caseQuery, type CaseView } from './case-query.ts';

/** Loads the case of an address; someone else's looks like one that does not exist (P195, P196, P748). */
export function createCaseLoader(session: PortalSession): LoaderFunction {
  const client = queryClientOf(session);
  return async ({ params }) => {
    const id = params.caseId ?? '';
    const found = isUuid(id) ? await client.query(caseQuery(session, id)) : null;
    if (!found) return redirect('/application/portal');
    const programs = await client.query(programsQuery(session));
    return programs.some((program) => program.id === found.programId)
      ? null
      : redirect('/application/portal');
  };
}

/** The case of the page and its program; nothing once it no longer exists. */
export function useCase(): { readonly found: CaseView; readonly program: Program } | undefined {
  const session = usePortal();
  const { caseId = '' } = useParams();
  const { data: found } = useSuspenseQuery(caseQuery(session, caseId));
  const { data: programs } = useSuspenseQuery(programsQuery(session));
  const program = programs.find(({ id }) => id === found?.programId);
  return found && program ? { found, program } : undefined;
}
