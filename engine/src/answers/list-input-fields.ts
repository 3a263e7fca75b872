import type { Audience } from '../definition/audience.ts';
import type { Field } from '../definition/field.ts';
import type { ProgramDefinition } from '../definition/program.ts';
import { buildScope, type Slot, takesAnswer } from '../rules/scope.ts';

/** A field that takes an answer, and the key under which the form keeps it. */
export interface InputField {
  readonly key: string;
  readonly field: Field;
  /** Who answers it. */
  readonly audience: Audience;
  /** Whether it says of a question that it was skipped. */
  readonly marksSkipped: boolean;
}

/** Every field of a form that takes an answer; the parts of repeated entries come with their list. */
export function listInputFields({ sections }: Pick<ProgramDefinition, 'sections'>): InputField[] {
  const asked = sections.flatMap((section) =>
    section.questionGroups.flatMap((group) =>
      group.questions.map((question) => ({
        question,
        isForStaff: [section, group, question].some(({ adminOnly }) => adminOnly),
      })),
    ),
  );
  const { slots } = buildScope(asked.map(({ question }) => question));
  return slots.filter(takesAnswer).map((slot) => {
    const isForStaff = isFieldForStaff(slot) || asked[slot.questionIndex]?.isForStaff === true;
    const { key, field, marksSkipped } = slot;
    return { key, field, audience: isForStaff ? 'staff' : 'applicant', marksSkipped };
  });
}

function isFieldForStaff({ field, whole }: Slot): boolean {
  return field.adminOnly === true || (whole !== undefined && isFieldForStaff(whole));
}
