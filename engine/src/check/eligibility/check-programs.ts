import { checkChoices } from '../check-choices.ts';
import { checkRules } from '../check-rules.ts';
import type { Rule } from '../../definition/rule.ts';
import { listRulePoints, type RulePoint } from '../list-rule-points.ts';
import type { Scope } from '../../rules/scope.ts';
import type { EligibilityContent, FitCondition } from '../../eligibility/eligibility.ts';
import type { ContentFault } from './content-fault.ts';
import {
  checkCount,
  isBlank,
  listRepeats,
  mostConditions,
  mostPrograms,
  mostRules,
  type FaultWords,
} from './limits.ts';

export function checkPrograms(
  words: FaultWords,
  { programs = [], questions }: EligibilityContent,
  programIds: readonly string[],
  scope: Scope,
): ContentFault[] {
  const repeats = listRepeats(programs.map(({ programId }) => programId));
  const incomeKeys = questions.filter(({ type }) => type === 'AMIComponent').map(({ key }) => key);
  return [
    ...checkCount(words, 'programs', programs, mostPrograms),
    ...programs.flatMap(({ programId, conditions }, index) => {
      const path = `programs[${index}]`;
      const faults = [
        ...checkCount(words, `${path}.conditions`, conditions, mostConditions),
        ...conditions.flatMap((condition, place) =>
          checkCondition(words, condition, `${path}.conditions[${place}]`, incomeKeys, scope),
        ),
      ];
      if (!programIds.includes(programId))
        faults.push({ path: `${path}.programId`, message: words.strangeProgram });
      if (repeats.includes(index)) faults.push({ path: `${path}.programId`, message: words.programTwice });
      return faults;
    }),
  ];
}

function checkCondition(
  words: FaultWords,
  condition: FitCondition,
  path: string,
  incomeKeys: readonly string[],
  scope: Scope,
): ContentFault[] {
  if ('income' in condition)
    return incomeKeys.includes(condition.income.question)
      ? []
      : [{ path: `${path}.income`, message: words.noIncomeQuestion }];

  const points = listRulePoints(condition.rule, '', scope);
  const tooMany = checkCount(words, `${path}.rule`, points, mostRules);
  if (tooMany.length > 0) return tooMany;
  const faults = [
    ...checkRules(points),
    ...checkChoices(points),
    ...points.filter(readsSetting).map(({ path: at }) => ({ path: at, message: words.onlyAnswers })),
  ];
  return [
    ...faults.map((fault) => ({
      path: `${path}.rule${fault.path}`,
      message: words.ruleFault(fault.message),
    })),
    ...points
      .filter(({ rule }) => comparesWithNothing(rule))
      .map((point) => ({ path: `${path}.rule${point.path}`, message: words.noConditionAnswer })),
  ];
}

/** A list without an answer in it, which everyone fails or everyone meets. */
function comparesWithNothing(rule: Rule): boolean {
  if (typeof rule !== 'object' || rule === null) return false;
  if ('and' in rule) return rule.and.length === 0;
  if ('or' in rule) return rule.or.length === 0;
  if (!('literal' in rule)) return false;
  const values = Array.isArray(rule.literal) ? (rule.literal as readonly unknown[]) : [rule.literal];
  return values.length === 0 || values.some((value) => typeof value === 'string' && isBlank(value));
}

/** Nothing but the answers is known before there is an account. */
function readsSetting({ rule }: RulePoint): boolean {
  return typeof rule === 'object' && rule !== null && 'setting' in rule;
}
