import { checkAnswers, createLiveForm, type Answers, type LiveForm, type Section } from '@handrail/engine';
import { queryOptions } from '@tanstack/react-query';
import { readFormSettings } from '../../shared/applications/read-form-settings.ts';
import { queryClientOf } from '../../shared/api/query-client.ts';
import type { PortalSession } from '../../shared/context/portal-context.tsx';
import { compileOnce, formQuery } from '../../shared/programs/form-query.ts';
import { GetSubmissionDocument } from '../../gql/operations.ts';

export interface Submission {
  readonly sections: readonly Section[];
  readonly form: LiveForm;
}

/** What was submitted last, by application. */
export function submissionQuery(session: PortalSession, applicationId: string) {
  return queryOptions({
    queryKey: ['submission', applicationId],
    queryFn: () => loadSubmission(session, applicationId),
    // It holds a live form: comparing two of them part by part takes the browser minutes.
    structuralSharing: false,
  });
}

/** The newest version, with the form that says which of its questions were asked. */
async function loadSubmission(session: PortalSession, id: string): Promise<Submission> {
  const { application: view } = await session.request(GetSubmissionDocument, { id });
  const [last] = view?.application.versions ?? [];
  if (!view || !last) throw new Error('A submitted application has no version');
  const definition = await queryClientOf(session).query(formQuery(session, view.definitionUrl));
  const answers = last.answers as Answers;
  const settings = readFormSettings(view.settings);
  const compiled = compileOnce(definition);
  const form = createLiveForm(compiled, { settings, answers });
  const asked = new Set(checkAnswers(compiled, answers, settings).sections.map(({ key }) => key));
  return { sections: definition.sections.filter(({ key }) => asked.has(key)), form };
}
