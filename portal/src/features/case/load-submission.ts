import { checkAnswers, createLiveForm, type Answers } from '@handrail/engine';
import { readFormSettings } from '../../shared/applications/read-form-settings.ts';
import { queryClientOf } from '../../shared/api/query-client.ts';
import type { PortalSession } from '../../shared/context/portal-context.tsx';
import { compileOnce, formQuery } from '../../shared/programs/form-query.ts';
import { GetSubmissionDocument } from '../../gql/operations.ts';
import type { Submission } from './submission-query.ts';

/** The newest version, with the form that says which of its questions were asked. */
export async function loadSubmission(session: PortalSession, id: string): Promise<Submission> {
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
