import { findStep, nextStep, toStepPath, type Step } from '@handrail/engine';
import { useState, type ComponentType } from 'react';
import { Navigate, useParams } from 'react-router';
import { useApplication } from '../application-context.tsx';
import { applicationPath } from '../application-query.ts';

export type KeyedStep = Extract<Step, { readonly key: string }>;

export interface StepViewProps {
  readonly step: KeyedStep;
}

/** A page of the form; without the step that its address names, the first page. */
export function createStepPage(kind: KeyedStep['kind'], View: ComponentType<StepViewProps>) {
  return function StepPage() {
    const { stepKey = '' } = useParams();
    const { id, store } = useApplication();
    const step = findStep(store.form, `${kind}s/${stepKey}`);
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
