import { compileProgram, createLiveForm, reportForm, type ProgramDefinition } from '@handrail/engine';
import type { Exploration, Walk } from './explore-program.ts';
import type { FieldNode } from './field-node.ts';

/** The required fields without which whole answers are taken all the same, or refused with other words. */
export function listUnrefused(definition: ProgramDefinition, { nodes, walks }: Exploration): string[] {
  const compiled = compileProgram(definition);
  return nodes
    .filter(isRequired)
    .filter((node) => {
      const seenBy = walks.filter(({ shown }) => shown.has(node));
      return !seenBy.some((walk) => isRefused(node, [node], walk) || isRefused(node, listBeside(node), walk));
    })
    .map(({ key }) => key);

  /** Whether the form says so when these answers are missing. */
  function isRefused(node: FieldNode, missing: readonly FieldNode[], { answers, settings }: Walk): boolean {
    const form = createLiveForm(compiled, { settings, answers });
    for (const { path } of missing) form.setAnswer(path, undefined);
    const errors = form.findField(node.path)?.errors ?? [];
    return !reportForm(form).canSubmit && errors.join('\n') === sayMissing(node).join('\n');
  }

  /** A field may be required only while others of its question are empty. */
  function listBeside({ question, list }: FieldNode): FieldNode[] {
    return nodes.filter((other) => other.question === question && other.list === list);
  }
}

function isRequired({ field }: FieldNode): boolean {
  if (field.type === 'Typography' || field.type === 'Calculated') return false;
  if (field.type === 'Complex' && !field.repeated) return false;
  return field.validation?.required !== false;
}

/** What an applicant reads under a field that must be answered. */
function sayMissing({ field, label }: FieldNode): readonly string[] {
  switch (field.type) {
    case 'Address':
      return ['Street Address is required', 'City is required', 'State is required', 'Zip Code is required'];
    case 'Checkbox':
      return ['This checkbox is required'];
    case 'CheckboxGroup':
    case 'Dropdown':
    case 'RadioList':
      return ['A selection is required'];
    case 'Document':
      return ['At least one document is required'];
    case 'Calculated':
    case 'Complex':
    case 'Date':
    case 'Text':
    case 'Typography':
      return [`${label} is required`];
  }
}
