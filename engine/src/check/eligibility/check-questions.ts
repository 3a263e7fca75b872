import { yesNo, type EligibilityQuestion } from '../../eligibility/eligibility.ts';
import type { ContentFault } from './content-fault.ts';
import {
  checkBlanks,
  checkCount,
  checkLengths,
  isBlank,
  listRepeats,
  mostCopy,
  mostItems,
  mostQuestions,
  mostTitle,
  type FaultWords,
} from './limits.ts';

export function checkQuestions(words: FaultWords, questions: readonly EligibilityQuestion[]): ContentFault[] {
  const repeatedKeys = listRepeats(questions.map(({ key }) => key));
  const repeatedIds = listRepeats(questions.map(({ id }) => id));
  return [
    ...checkCount(words, 'questions', questions, mostQuestions),
    ...questions.flatMap((question, index) => {
      const path = `questions[${index}]`;
      const faults = [
        ...checkLengths(words, `${path}.`, question, { copy: mostCopy, description: mostCopy }),
        ...checkBlanks(words, `${path}.`, question, ['description']),
        ...checkKind(words, question, path),
      ];
      const badKey = findBadKey(words, question, questions);
      if (badKey !== undefined) faults.push({ path: `${path}.key`, message: badKey });
      if (repeatedKeys.includes(index))
        faults.push({ path: `${path}.key`, message: words.keyTwice(question.key) });
      if (repeatedIds.includes(index)) faults.push({ path: `${path}.id`, message: words.idTwice });
      return faults;
    }),
  ];
}

const dottedKey = /^[a-z][a-zA-Z0-9]*(?:\.[a-z][a-zA-Z0-9]*)*$/;
const longestKey = 100;

/** A key may be that of a form's field, dots included, and is no name that every object has. */
function findBadKey(
  words: FaultWords,
  { key, type }: EligibilityQuestion,
  questions: readonly EligibilityQuestion[],
): string | undefined {
  if (!dottedKey.test(key) || key.length > longestKey || key in Object.prototype) return words.badKey;
  if (!key.includes('.')) return undefined;
  // The income question keeps its answers under its key and a dot.
  if (type === 'AMIComponent') return words.dottedIncomeKey;
  const income = questions.find((each) => each.type === 'AMIComponent' && key.startsWith(`${each.key}.`));
  return income && words.keyOfIncome(income.key);
}

function checkKind(words: FaultWords, question: EligibilityQuestion, path: string): ContentFault[] {
  const noCopy = isBlank(question.copy) ? [{ path: `${path}.copy`, message: words.noCopy }] : [];
  switch (question.type) {
    case 'Content':
      return [
        ...checkLengths(words, `${path}.props.`, question.props, { content: mostCopy }),
        ...requireText(words.noContent, `${path}.props.content`, question.props.content),
      ];
    case 'AMIComponent':
      return noCopy;
    case 'YesOrNo': {
      const expected = question.props?.answer;
      const isOdd = expected !== undefined && !(yesNo as readonly string[]).includes(expected);
      return [...noCopy, ...(isOdd ? [{ path: `${path}.props.answer`, message: words.yesOrNo }] : [])];
    }
    case 'TextInput':
      return [
        ...noCopy,
        ...checkLengths(words, `${path}.props.`, question.props, {
          label: mostTitle,
          format: mostTitle,
          answer: mostTitle,
        }),
        ...checkBlanks(words, `${path}.props.`, question.props, ['format', 'answer']),
        ...requireText(words.noLabel, `${path}.props.label`, question.props.label),
      ];
    case 'Dropdown':
      return [
        ...noCopy,
        ...requireText(words.noLabel, `${path}.props.label`, question.props.label),
        ...checkItems(words, question.props, `${path}.props`),
      ];
  }
}

type DropdownProps = Extract<EligibilityQuestion, { readonly type: 'Dropdown' }>['props'];

function checkItems(
  words: FaultWords,
  { label, items, answer }: DropdownProps,
  path: string,
): ContentFault[] {
  const values = items.map(({ value }) => value);
  const itemsPath = `${path}.items`;
  const faults: ContentFault[] = [
    ...checkLengths(words, `${path}.`, { label }, { label: mostTitle }),
    ...checkCount(words, itemsPath, items, mostItems),
    ...items.flatMap((item, index) => [
      ...checkLengths(words, `${itemsPath}[${index}].`, item, { label: mostTitle, value: mostTitle }),
      ...requireText(words.noItemLabel(index + 1), `${itemsPath}[${index}].label`, item.label),
      ...requireText(words.noItemValue(index + 1), `${itemsPath}[${index}].value`, item.value),
    ]),
    ...listRepeats(values).map((index) => ({
      path: `${itemsPath}[${index}].value`,
      message: words.itemTwice(values[index] ?? ''),
    })),
    ...answer
      .filter((value) => !values.includes(value))
      .map((value) => ({ path: `${path}.answer`, message: words.strangeAnswer(value) })),
  ];
  if (items.length === 0) faults.push({ path: itemsPath, message: words.noItems });
  else if (answer.length === 0) faults.push({ path: `${path}.answer`, message: words.noAnswer });
  return faults;
}

function requireText(message: string, path: string, text: string): ContentFault[] {
  return isBlank(text) ? [{ path, message }] : [];
}
