import { renderCopy, type AnswerValue, type CopyValues, type Field, type LiveForm } from '@handrail/engine';
import { findCopySource } from '@handrail/ui/form-renderer';
import type { Say } from '../../../shared/context/use-text.ts';

interface ShownAnswer {
  readonly form: LiveForm;
  readonly copyValues: CopyValues;
  readonly field: Field;
  readonly path: string;
  readonly value: AnswerValue;
}

/** Where an answer comes from that the person did not type; nothing for the others. */
export function sayOrigin(
  say: Say,
  { form, copyValues, field, path, value }: ShownAnswer,
): string | undefined {
  if (field.type === 'Calculated') {
    return say('application.review.calculated', 'Calculated from your other answers');
  }
  if (field.type !== 'Address' || field.copyAddressKey === undefined || !isCopied(value)) return undefined;
  const source = findCopySource(form, path, field.copyAddressKey);
  if (!source) return undefined;
  return say('application.review.copied', 'Same as {label}', {
    label: renderCopy(source.field.copy, copyValues),
  });
}

function isCopied(value: AnswerValue): boolean {
  return typeof value === 'object' && value !== null && 'copied' in value && value.copied;
}
