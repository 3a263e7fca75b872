import { checkAudience } from './check-audience.ts';
import { checkChoices } from './check-choices.ts';
import { checkCopy } from './check-copy.ts';
import { checkCycles } from './check-cycles.ts';
import { checkFacts } from './check-facts.ts';
import { checkFields } from './check-fields.ts';
import { checkHistory } from './check-history.ts';
import { checkIdentity } from './check-identity.ts';
import { checkIntroPages } from './check-intro-pages.ts';
import { checkKeys } from './check-keys.ts';
import { checkLimits } from './check-limits.ts';
import { listAnswerKeys } from './list-answer-keys.ts';
import { checkReachability } from './check-reachability.ts';
import { checkCopiedAddresses } from './check-reference.ts';
import { checkRules } from './check-rules.ts';
import { checkShape } from './check-shape.ts';
import { checkSize } from './check-size.ts';
import type { DefinitionFault } from './definition-fault.ts';
import { outlineForm, type FormOutline } from './form-outline.ts';
import { listRulePoints, type RulePoint } from './list-rule-points.ts';
import { programShape } from './shapes/program-shape.ts';
import { firstLocale } from '../language/locale.ts';
import { inLanguage, type Authored } from '../definition/copy-by-language.ts';
import { checkMigrations } from './check-migrations.ts';
import type { ProgramDefinition } from '../definition/program.ts';

export type { DefinitionFault } from './definition-fault.ts';

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
    ...(isWhole
      ? checkMeaning(inLanguage<ProgramDefinition>(definition as Authored<ProgramDefinition>, firstLocale))
      : []),
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
