import type { EligibilityContent, EligibilityQuestion, FitCondition, Rule } from '@handrail/engine';

/** The part with a text; an empty one is left out, so that the standard applies. */
export function setText<Part extends object>(part: Part, name: string & keyof Part, text: string): Part {
  const rest = Object.fromEntries(Object.entries(part).filter(([each]) => each !== name));
  return (text === '' ? rest : { ...rest, [name]: text }) as Part;
}

/** The list with one item replaced. */
export function replaceAt<Item>(list: readonly Item[], index: number, item: Item): Item[] {
  return list.map((each, place) => (place === index ? item : each));
}

/** The list with one item a place further up or down. */
export function moveItem<Item>(list: readonly Item[], index: number, by: -1 | 1): Item[] {
  const moved = [...list];
  const [item] = moved.splice(index, 1);
  if (item !== undefined) moved.splice(index + by, 0, item);
  return moved;
}

/** Changes a question; a new key is followed by the conditions and samples that name the old one. */
export function changeQuestion(
  content: EligibilityContent,
  index: number,
  question: EligibilityQuestion,
): EligibilityContent {
  const before = content.questions[index];
  const changed = { ...content, questions: replaceAt(content.questions, index, question) };
  if (!before || before.key === question.key) return changed;
  const isShared = content.questions.some((each, place) => place !== index && each.key === before.key);
  return isShared ? changed : renameKey(changed, before.key, question.key);
}

/** Removes a question with the conditions and the answers of samples that look at it. */
export function removeQuestion(content: EligibilityContent, index: number): EligibilityContent {
  const removed = content.questions[index];
  const changed = { ...content, questions: content.questions.filter((_, place) => place !== index) };
  if (!removed) return changed;
  const { key } = removed;
  return {
    ...changed,
    ...(content.programs && {
      programs: content.programs.map((program) => ({
        ...program,
        conditions: program.conditions.filter((condition) => !looksAt(condition, key)),
      })),
    }),
    ...(content.samples && {
      samples: content.samples.map((sample) => ({
        ...sample,
        answers: Object.fromEntries(
          Object.entries(sample.answers).filter(([answerKey]) => !belongsTo(answerKey, key)),
        ),
      })),
    }),
  };
}

/** Whether a condition looks at the answer to a question. */
export function looksAt(condition: FitCondition, key: string): boolean {
  if ('income' in condition) return condition.income.question === key;
  return listKeys(condition.rule).some((answerKey) => belongsTo(answerKey, key));
}

function belongsTo(answerKey: string, key: string): boolean {
  return answerKey === key || answerKey.startsWith(`${key}.`);
}

function listKeys(rule: unknown): string[] {
  if (typeof rule !== 'object' || rule === null) return [];
  if ('answer' in rule) return [String(rule.answer)];
  return Object.values(rule).flatMap(listKeys);
}

function renameKey(content: EligibilityContent, from: string, to: string): EligibilityContent {
  const rename = (key: string) => (belongsTo(key, from) ? `${to}${key.slice(from.length)}` : key);
  return {
    ...content,
    ...(content.programs && {
      programs: content.programs.map((program) => ({
        ...program,
        conditions: program.conditions.map((condition) =>
          'income' in condition
            ? { income: { ...condition.income, question: rename(condition.income.question) } }
            : { rule: renameInRule(condition.rule, rename) as Rule },
        ),
      })),
    }),
    ...(content.samples && {
      samples: content.samples.map((sample) => ({
        ...sample,
        answers: Object.fromEntries(
          Object.entries(sample.answers).map(([key, answer]) => [rename(key), answer]),
        ),
      })),
    }),
  };
}

function renameInRule(rule: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(rule)) return rule.map((each: unknown) => renameInRule(each, rename));
  if (typeof rule !== 'object' || rule === null) return rule;
  return Object.fromEntries(
    Object.entries(rule).map(([name, value]: [string, unknown]) => [
      name,
      name === 'answer' ? rename(String(value)) : renameInRule(value, rename),
    ]),
  );
}

/** A key for a new question that no other one has. */
export function findFreeKey(questions: readonly EligibilityQuestion[], wanted: string): string {
  const taken = questions.map(({ key }) => key);
  for (let number = questions.length + 1; ; number += 1) {
    const key = `${wanted}${number}`;
    if (!taken.includes(key)) return key;
  }
}
