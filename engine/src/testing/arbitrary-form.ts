import fc from 'fast-check';
import type { Answers } from '../values/answers.ts';
import type { ProgramDefinition } from '../definition/program.ts';
import type { FormSettings } from '../definition/form-settings.ts';
import { arbitraryTape, createChooser, type Chooser } from './choice-tape.ts';
import { chooseAnswers } from './choose-answer.ts';
import { chooseDefinition } from './choose-definition.ts';
import { chooseEdit, type Edit } from './choose-edit.ts';

/** A program, answers to it, and what a person does then. */
export interface FormCase {
  readonly definition: ProgramDefinition;
  readonly answers: Answers;
  readonly settings: FormSettings;
  readonly edits: readonly Edit[];
}

/** Sound programs with conditions at every level. */
export const arbitraryDefinition: fc.Arbitrary<ProgramDefinition> = fc
  .tuple(arbitraryTape(160), arbitraryTape(60))
  .map(([tape, tapeOfChecks]) => chooseDefinition(createChooser(tape), createChooser(tapeOfChecks)));

export const arbitraryFormCase: fc.Arbitrary<FormCase> = fc
  .tuple(arbitraryDefinition, arbitraryTape(70), arbitraryTape(70))
  .map(([definition, tapeOfAnswers, tapeOfEdits]) => {
    const chooser = createChooser(tapeOfAnswers);
    const editor = createChooser(tapeOfEdits);
    return {
      definition,
      settings: chooseSettings(chooser),
      answers: chooseAnswers(chooser, definition),
      edits: editor.some(8, () => chooseEdit(editor, definition)),
    };
  });

function chooseSettings(chooser: Chooser): FormSettings {
  return {
    locale: 'en',
    today: '2026-11-15',
    audience: chooser.flip() ? 'staff' : 'applicant',
    ...(chooser.flip() && { applicantType: chooser.pick(['first', 'second']) }),
    ...(chooser.flip() && { maxFundingCents: 500 }),
    ...(chooser.oneIn(4) && { needsW9: true }),
  };
}
