import { visible, visitEntries, type FormInstance, type PlaceInstance } from './form-instance.ts';

/** Counts what can be seen and what is wrong in a form that was just worked out for the first time. */
export function countParts(form: FormInstance): void {
  const { compiled, root, visibleFields } = form;
  const { seenIn } = compiled.form.columns;
  for (let index = 0; index < seenIn.length; index += 1) {
    const question = seenIn[index] ?? -1;
    if (question >= 0) add(visibleFields, question, (root.flags[index] ?? 0) & visible);
  }
  for (const { index, parentIndex, sectionIndex } of compiled.questions) {
    if (visibleFields[index] === 0) continue;
    add(form.shownInGroup, parentIndex, 1);
    add(form.shownInSection, sectionIndex, 1);
  }
  countFaults(root);
}

function countFaults(place: PlaceInstance): void {
  const { faults, compiled, form } = place;
  for (let index = 0; index < faults.length; index += 1)
    if (faults[index]) countFault(form, compiled.slots[index]?.questionIndex ?? -1, 1);
  visitEntries(place, countFaults);
}

/** Keeps count of what is wrong; gives how much of it there is in the section. */
export function countFault(form: FormInstance, questionIndex: number, step: number): number {
  const sectionIndex = form.compiled.questions[questionIndex]?.sectionIndex ?? -1;
  add(form.faultsInQuestion, questionIndex, step);
  return add(form.faultsInSection, sectionIndex, step);
}

/** Keeps count of what can be seen, so that neither steps nor progress need a walk through the form. */
export function countVisible(form: FormInstance, questionIndex: number, step: number): void {
  const count = add(form.visibleFields, questionIndex, step);
  // Only the first field to come and the last one to go take the question with them.
  if (count === 0 || count === step) flipQuestion(form, questionIndex, step);
}

function flipQuestion(form: FormInstance, questionIndex: number, step: number): void {
  const question = form.compiled.questions[questionIndex];
  if (!question) return;
  add(form.shownInGroup, question.parentIndex, step);
  add(form.shownInSection, question.sectionIndex, step);
  form.changedQuestions.push(questionIndex);
  form.hasProgressed = true;
}

/** Adds to one of several counts, and gives what it is then. */
function add(counts: number[], index: number, step: number): number {
  return (counts[index] = (counts[index] ?? 0) + step);
}
