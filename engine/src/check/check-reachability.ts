import type { DefinitionFault } from './definition-fault.ts';
import { foldCondition } from './fold-rule.ts';
import type { FormOutline } from './form-outline.ts';

/** Parts of the form that no one will ever see. */
export function checkReachability({ parts, rules }: FormOutline): DefinitionFault[] {
  return [
    ...rules
      .filter(({ role, rule, scope }) => role === 'logic' && foldCondition(rule, scope) === false)
      .map(({ path }) => ({ path, message: 'can never be reached: this never holds' })),
    ...parts
      .filter(({ part }) => part.applicantTypes?.length === 0)
      .map(({ path }) => ({
        path: `${path}.applicantTypes`,
        message: 'can never be reached: no applicant type is listed',
      })),
  ];
}
