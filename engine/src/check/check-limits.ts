import type { DefinitionFault } from './definition-fault.ts';
import type { FormOutline } from './form-outline.ts';
import { maximumFields, maximumRules } from './limits.ts';
import type { RulePoint } from './list-rule-points.ts';

/** Whether a form has more fields or rules than can be looked at in reasonable time. */
export function checkLimits({ fields }: FormOutline, points: readonly RulePoint[]): DefinitionFault[] {
  const faults: DefinitionFault[] = [];
  if (fields.length > maximumFields)
    faults.push({ path: 'sections', message: `has ${fields.length} fields, more than ${maximumFields}` });
  if (points.length > maximumRules)
    faults.push({ path: 'sections', message: `has ${points.length} rules, more than ${maximumRules}` });
  return faults;
}
