import { findStep, nextStep, toStepPath, type Step } from '@handrail/engine';
import { useState, type ComponentType } from 'react';
import { Navigate, useParams } from 'react-router';
import { useApplication } from '../application-context.tsx';
import { applicationPath } from '../application-query.ts';
import { findQuestion } from '../find-parts.ts';
import { GroupView } from '../sections/group-view.tsx';
import { BankAccountView, W9Page, W9View } from './payee-view.tsx';
import { QuestionView } from './question-view.tsx';
import { SectionView } from '../sections/section-view.tsx';

type KeyedStep = Extract<Step, { readonly key: string }>;

export interface StepViewProps {
  readonly step: KeyedStep;
}

/** /application/:applicationId/sections/:stepKey */
export const SectionPage = createStepPage('section', SectionView);

/** /application/:applicationId/groups/:stepKey */
export const GroupPage = createStepPage('group', GroupView);

/** /application/:applicationId/questions/:stepKey, where dots of the key stand as dashes */
export const QuestionPage = createStepPage('question', LaidOutQuestion);

function createStepPage(kind: KeyedStep['kind'], View: ComponentType<StepViewProps>) {
  return function StepPage() {
    const { stepKey = '' } = useParams();
    const { id, store } = useApplication();
    const step = findStep(store.form, `${kind}s/${stepKey}`);
    // The tax form has this address too, whether or not the form asks for it in a question (P061).
    if (!step && kind === 'question' && stepKey === 'w9') return <W9Page />;
    if (!step || !('key' in step)) return <Navigate to={applicationPath(id)} replace />;
    return <ShownStep key={step.key} step={step} View={View} />;
  };
}

/** Redirects to the next page when the current answers hide this one. */
function ShownStep({ step, View }: StepViewProps & { readonly View: ComponentType<StepViewProps> }) {
  const { id, store, outline } = useApplication();
  const [isShown] = useState(() =>
    outline.read().steps.some((each) => toStepPath(each) === toStepPath(step)),
  );
  if (isShown) return <View step={step} />;
  const next = nextStep(store.form, step);
  return <Navigate to={applicationPath(id, next && toStepPath(next))} replace />;
}

/** A question, or in its place the screen that its layout names. */
function LaidOutQuestion({ step }: StepViewProps) {
  const { definition } = useApplication();
  const layout = findQuestion(definition, step.key)?.layout;
  if (layout === 'bankAccount') return <BankAccountView step={step} />;
  if (layout === 'w9') return <W9View step={step} />;
  return <QuestionView step={step} />;
}
