import { checkAudience } from './check/check-audience.ts';
import { checkChoices } from './check/check-choices.ts';
import { checkCopy } from './check/check-copy.ts';
import { checkCycles } from './check/check-cycles.ts';
import { checkFacts } from './check/check-facts.ts';
import { checkFields } from './check/check-fields.ts';
import { checkHistory } from './check/check-history.ts';
import { checkIdentity } from './check/check-identity.ts';
import { checkIntroPages } from './check/check-intro-pages.ts';
import { checkKeys } from './check/check-keys.ts';
import { checkLimits } from './check/check-limits.ts';
import { listAnswerKeys } from './check/list-answer-keys.ts';
import { checkReachability } from './check/check-reachability.ts';
import { checkCopiedAddresses } from './check/check-reference.ts';
import { checkRules } from './check/check-rules.ts';
import { checkShape } from './check/check-shape.ts';
import { checkSize } from './check/check-size.ts';
import type { DefinitionFault } from './check/definition-fault.ts';
import { outlineForm, type FormOutline } from './check/form-outline.ts';
import { listRulePoints, type RulePoint } from './check/list-rule-points.ts';
import { programShape } from './check/program-shape.ts';
import { checkMigrations } from './check-migrations.ts';
import type { ProgramDefinition } from './program.ts';

export type { DefinitionFault } from './check/definition-fault.ts';

/**
 * Checks a definition whole and gives every fault it has, so that an author mends them in one go. What it means is
 * looked at once everything in it is of its type.
 */
export function checkProgram(definition: unknown): DefinitionFault[] {
  const tooLarge = checkSize(definition);
  if (tooLarge.length > 0) return tooLarge;
  const misshapen = checkShape(definition, programShape);
  const isWhole = !misshapen.some(({ spoils }) => spoils);
  return [
    ...misshapen.map(({ path, message }) => ({ path, message })),
    ...(isWhole ? checkMeaning(definition as ProgramDefinition) : []),
    ...checkCopy(definition),
  ];
}

function checkMeaning(program: ProgramDefinition): DefinitionFault[] {
  const outline = outlineForm(program);
  const points = outline.rules.flatMap(({ rule, path, scope }) => listRulePoints(rule, path, scope));
  const answerKeys = listAnswerKeys(outline);
  const tooMany = checkLimits(outline, points);
  return [
    ...checkIdentity(program),
    ...checkKeys(program, outline),
    ...checkIntroPages(program),
    ...checkFields(outline),
    ...checkMigrations(program.migrations ?? [], program.version, answerKeys),
    ...checkHistory(program, answerKeys, outline),
    ...checkFacts(program, outline),
    ...(tooMany.length > 0 ? tooMany : checkLogic(outline, points)),
  ];
}

function checkLogic(outline: FormOutline, points: readonly RulePoint[]): DefinitionFault[] {
  return [
    ...checkCopiedAddresses(outline),
    ...checkRules(points),
    ...checkAudience(outline, points),
    ...checkChoices(points),
    ...checkReachability(outline),
    ...checkCycles(outline),
  ];
}
