import { lazy, type ComponentType } from 'react';
import type { AskedEligibility } from './load-eligibility.ts';

export interface LateFormProps {
  readonly eligibility: AskedEligibility;
  /** The questions can take answers now. */
  readonly onReady: () => void;
}

type Form = ComponentType<LateFormProps>;

/** The questions, once their script is here: on the server from the start, in a browser after the first load. */
export const lateForm: { loaded?: Form } = {};

export async function loadForm(): Promise<Form> {
  const { EligibilityForm } = await import('./eligibility-form.tsx');
  return (lateForm.loaded = EligibilityForm);
}

/** Takes over the questions that the server rendered; until then they stay as they are, with what was typed. */
export const LateForm = lazy(async () => ({ default: await loadPatiently() }));

const pauseMs = 2000;

/** A line that is gone comes back. */
async function loadPatiently(): Promise<Form> {
  return loadForm().catch(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, pauseMs);
    });
    return loadPatiently();
  });
}

let adopt: Window['adoptEarlyInput'];

/** Keeps what was typed and pressed before the scripts arrived until the questions can take it. */
export function holdEarlyInput(): void {
  adopt = window.adoptEarlyInput;
  delete window.adoptEarlyInput;
}

/** All of it at once: a field that is drawn anew in between would lose what was typed into it. */
export function adoptHeldInput(): void {
  adopt?.();
  adopt = undefined;
}
