import { findStep } from '@handrail/engine';
import type { PageParts } from '@handrail/ui';
import { useParams, type LoaderFunction, type Params } from 'react-router';
import type { PortalSession } from '../../../shared/context/portal-context.tsx';
import { useApplication } from '../application-context.tsx';
import { findQuestion } from '../find-parts.ts';
import { BankAccountView, W9Page, W9View } from './late-payee.ts';
import { loadQuestionParts } from './load-question-parts.ts';
import { QuestionView } from './question-view.tsx';
import { createStepPage, type StepViewProps } from './step-page.tsx';

/** /application/:applicationId/questions/:stepKey, where dots of the key stand as dashes */
export function createQuestionPage(session: PortalSession) {
  const load = ({ applicationId = '', stepKey = '' }: Params) =>
    loadQuestionParts(session, applicationId, stepKey);
  const loader: LoaderFunction = async ({ params }) => ({ parts: await load(params) }) satisfies PageParts;
  const takeOver = async (params: Params) => {
    await load(params);
  };
  return { loader, takeOver, Component: QuestionPage };
}

const AskedQuestion = createStepPage('question', LaidOutQuestion);

function QuestionPage() {
  const { stepKey } = useParams();
  const { store } = useApplication();
  // The tax form has this address too, whether or not the form asks for it in a question (P061).
  const isTaxForm = stepKey === 'w9' && !findStep(store.form, 'questions/w9');
  return isTaxForm ? <W9Page /> : <AskedQuestion />;
}

/** A question, or in its place the screen that its layout names. */
function LaidOutQuestion({ step }: StepViewProps) {
  const { definition } = useApplication();
  const layout = findQuestion(definition, step.key)?.layout;
  if (layout === 'bankAccount') return <BankAccountView step={step} />;
  if (layout === 'w9') return <W9View step={step} />;
  return <QuestionView step={step} />;
}
