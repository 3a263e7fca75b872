import { compileRule } from '../rules/compile-rule.ts';
import type { Place } from '../rules/place.ts';
import type { Rule } from '../rules/rule.ts';
import { isTrue } from '../rules/rule-value.ts';
import type { Scope, Slot } from '../rules/scope.ts';

/** Whether a part of the form is there, and the answers that this hangs on. */
export interface CompiledCondition {
  /** Nothing for a part that is always there. */
  readonly isThere: ((at: Place) => boolean) | undefined;
  readonly reads: ReadonlySet<Slot>;
}

interface ConditionalPart {
  readonly dynamicLogic?: Rule;
  readonly applicantTypes?: readonly string[];
  readonly adminOnly?: true;
}

/** Puts together everything that decides whether a part of the form is there. */
export function compileCondition(
  { dynamicLogic, applicantTypes, adminOnly }: ConditionalPart,
  scope: Scope,
): CompiledCondition {
  const logic = dynamicLogic === undefined ? undefined : compileRule(dynamicLogic, scope);
  const reads = logic?.reads ?? nothing;
  const holds = logic && ((at: Place) => isTrue(logic.evaluate(at)));
  if (!applicantTypes && !adminOnly) return { isThere: holds, reads };

  const isThere = (at: Place): boolean => {
    const { audience, applicantType } = at.form.settings;
    if (adminOnly && audience !== 'staff') return false;
    if (applicantTypes && !applicantTypes.includes(applicantType ?? '')) return false;
    return holds === undefined || holds(at);
  };
  return { isThere, reads };
}

const nothing: ReadonlySet<Slot> = new Set();
