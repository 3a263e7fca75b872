import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listAnswerKeys } from '../answers/list-answer-keys.ts';
import { compileProgram } from '../live/compile-program.ts';
import { explainFormRule } from '../live/explaining/explain-field.ts';
import type { PlaceInstance } from '../live/form-instance.ts';
import { createLiveForm } from '../live/live-form.ts';
import { arbitraryFormCase } from '../testing/arbitrary-form.ts';
import { arbitraryTape, createChooser } from '../testing/choice-tape.ts';
import { chooseAnyRule } from '../testing/choose-any-rule.ts';
import { manyRuns } from '../testing/many-runs.ts';
import { compileRule } from './compile-rule.ts';
import { isTrue } from './rule-value.ts';
import type { Scope } from './scope.ts';

describe('a rule', () => {
  it('gives a value for any answers at any place, and an explanation that agrees with it', manyRuns, () => {
    fc.assert(
      fc.property(arbitraryFormCase, arbitraryTape(60), ({ definition, answers, settings }, tape) => {
        const compiled = compileProgram(definition);
        const form = createLiveForm(compiled, { answers, settings });
        const rule = chooseAnyRule(createChooser(tape), listAnswerKeys(definition));
        for (const { scope, place } of listPlaces(compiled.scope, form.instance.root)) {
          const value = compileRule(rule, scope).evaluate(place);
          expect(typeof value).not.toBe('function');
          expect(Number.isNaN(value)).toBe(false);
        }
        const value = compileRule(rule, compiled.scope).evaluate(form.instance.root);
        expect(explainFormRule(form, rule).holds).toBe(isTrue(value));
      }),
      { numRuns: 1000 },
    );
  });
});

interface RulePlace {
  readonly scope: Scope;
  readonly place: PlaceInstance;
}

function listPlaces(scope: Scope, place: PlaceInstance): RulePlace[] {
  const inside = scope.slots.flatMap(({ index, entryScope }) => {
    const entries = entryScope ? ((place.typed[index] ?? []) as readonly PlaceInstance[]) : [];
    return entries.flatMap((entry) => (entryScope ? listPlaces(entryScope, entry) : []));
  });
  return [{ scope, place }, ...inside];
}
