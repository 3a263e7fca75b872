import { findHistoryRefusals, type Answers, type ProgramDefinition } from '@handrail/engine';
import { describe, expect, it } from 'vitest';
import { caregiverRegistration } from '../caregiver-registration/caregiver-registration.ts';
import { caregiverSingleFlow } from '../caregiver-single-flow/caregiver-single-flow.ts';
import { caregiverTrack1 } from '../caregiver-track-1/caregiver-track-1.ts';
import { caregiverTrack2 } from '../caregiver-track-2/caregiver-track-2.ts';
import { openForm } from '../testing/open-form.ts';

const firstTime: Answers = { firstTimeApplying: 'yes' };
const again = (incentiveLevel: string): Answers => ({ firstTimeApplying: 'no', incentiveLevel });

/** What a claim is told after earlier ones, each as it was submitted. */
function refusalsOf(
  definition: ProgramDefinition,
  claim: Answers,
  earlier: readonly (readonly [ProgramDefinition, Answers])[],
): string[] {
  const handIn = (form: ProgramDefinition, answers: Answers) => openForm(form, answers).submittedAnswers();
  return findHistoryRefusals(
    definition,
    handIn(definition, claim),
    earlier.map(([form, answers]) => ({ programKey: form.key, answers: handIn(form, answers) })),
  );
}

describe('claims in both tracks', () => {
  it('takes Level 2 only after Level 1 [Q106]', () => {
    expect(refusalsOf(caregiverTrack1, again('level2'), [])).toEqual([
      'Level 1 Jump Start must be claimed before this level.',
    ]);
    expect(refusalsOf(caregiverTrack1, again('level2'), [[caregiverTrack2, firstTime]])).toEqual([]);
  });

  it('takes Level 3 only after Levels 1 and 2 [Q107]', () => {
    const level1 = [caregiverTrack1, firstTime] as const;
    expect(refusalsOf(caregiverTrack2, again('level3'), [level1])).toEqual([
      'Level 2 Leap Forward must be claimed before this level.',
    ]);
    expect(
      refusalsOf(caregiverTrack2, again('level3'), [level1, [caregiverTrack1, again('level2')]]),
    ).toEqual([]);
  });

  it.each([
    ['Track 1', 'Track 2', caregiverTrack1, caregiverTrack2],
    ['Track 2', 'Track 1', caregiverTrack2, caregiverTrack1],
  ])('takes no level in %s that was claimed in %s [Q108]', (_claimed, _before, claimed, before) => {
    expect(refusalsOf(claimed, again('level1'), [[before, firstTime]])).toEqual([
      'Level 1 Jump Start has already been claimed. Each level can be claimed once, in either track.',
    ]);
  });

  it('takes no course of another claim [Q121]', () => {
    const course = caregiverTrack1.sections[0]?.questionGroups
      .flatMap(({ questions }) => questions.flatMap(({ fields }) => fields))
      .flatMap((field) => (field.type === 'Complex' ? field.subFields : []))
      .flatMap((field) => (field.type === 'Dropdown' ? field.options : []))
      .find(({ disabled }) => !disabled)?.value;
    const before: Answers = { ...firstTime, 'courseCompletedL1.courses': [{ name: course }] };
    const claim: Answers = { ...again('level2'), 'courseCompletedL2.courses': [{ name: course }] };
    expect(refusalsOf(caregiverTrack2, claim, [[caregiverTrack1, before]])).toEqual([
      `The course "${course}" has already been claimed. Each course can be claimed once.`,
    ]);
  });
});

describe('claims of the older single flow', () => {
  const claims = ['level1', 'secondLevel1', 'level2', 'level3'].map((incentiveLevel) => ({ incentiveLevel }));

  it.each(claims.map((claim, position) => [claim.incentiveLevel, claim, position] as const))(
    'takes %s after those before it, and never without them [Q183]',
    (_name, claim, position) => {
      const before = claims.slice(0, position).map((each) => [caregiverSingleFlow, each] as const);
      expect(refusalsOf(caregiverSingleFlow, claim, before)).toEqual([]);
      if (position > 0) expect(refusalsOf(caregiverSingleFlow, claim, before.slice(1))).toHaveLength(1);
    },
  );
});

describe('the registration', () => {
  it('opens both tracks [Q031]', () => {
    expect(caregiverRegistration.history).toEqual({ refersTo: ['caregiver-track-1', 'caregiver-track-2'] });
  });
});
