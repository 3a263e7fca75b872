import type { Answers, AnswerValue } from '@handrail/engine';
import { isField, type BenchForm, type Field } from '../engine/form/bench-form.ts';

const fieldsPerStep = 4;

/** The answers of one step after the other, four fields each; the turn makes each save another one than before. */
export type StepAnswers = (turn: number) => Answers;

export function listStepAnswers({ items }: BenchForm): StepAnswers[] {
  const fields = items.filter(isField);
  return Array.from({ length: Math.floor(fields.length / fieldsPerStep) }, (_, index) => {
    const step = fields.slice(index * fieldsPerStep, (index + 1) * fieldsPerStep);
    return (turn) => Object.fromEntries(step.map((field) => [field.key, inventAnswer(field, turn)]));
  });
}

function inventAnswer(field: Field, turn: number): AnswerValue {
  switch (field.kind) {
    case 'text':
      return `Some words, number ${turn}`;
    case 'code':
      return `AB${String(turn % 10_000).padStart(4, '0')}`;
    case 'number':
      return turn % field.max;
    case 'choice':
      return field.options[turn % field.options.length] ?? null;
  }
}
