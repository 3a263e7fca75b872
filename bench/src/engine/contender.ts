import type { BenchAnswers, BenchForm, Edit, Outcome } from './form/bench-form.ts';

/** Someone who can run a form, or a part of that work. */
export interface Contender {
  readonly name: string;
  /** What it can do beside the rest of the table: everything, the rules without errors, or whole submissions alone. */
  readonly does: 'everything' | 'rules' | 'submissions';
  /** The packages it stands on, loaded before anything is timed. */
  readonly packages: readonly string[];
  /** What a browser would have to bundle, as names by package; nothing for work by hand that only fits one form. */
  readonly bundle?: Readonly<Record<string, readonly string[]>>;
  /** The form in the contender's own language, as plain JSON. */
  readonly define: (form: BenchForm) => unknown;
  /** From the definition's text to something that opens forms; what it keeps is shared by all of them. */
  readonly load: (definition: string) => LoadedForm;
}

export interface LoadedForm {
  /** A form with everything known about it: what is visible, what is wrong, every sum. */
  readonly open?: (answers: BenchAnswers) => OpenForm;
  /** Whether a whole submission is right. */
  readonly accepts?: (answers: BenchAnswers) => boolean;
}

export interface OpenForm {
  /** After it, everything is known again. */
  readonly edit: (edit: Edit) => void;
  /** Tells what is known; never timed. */
  readonly read: () => Outcome;
}
