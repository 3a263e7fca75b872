import type { Contender } from '../contender.ts';
import type { Condition, Field, Item } from '../form/bench-form.ts';
import { loadPeer } from '../load-peer.ts';

interface Survey {
  data: unknown;
  readonly setValue: (name: string, value: unknown) => void;
  readonly validate: (fireCallback: boolean, focusFirstError: boolean) => boolean;
  readonly getQuestionByName: (name: string) => Question;
  readonly getAllQuestions: () => readonly Question[];
}

interface Question {
  value: unknown;
  readonly name: string;
  readonly isVisible: boolean;
  readonly errors: readonly unknown[];
  readonly panels?: readonly Panel[];
}

interface Panel {
  readonly questions: readonly Question[];
  readonly getQuestionByName: (name: string) => Question;
}

const questionsPerPage = 20;

/** SurveyJS without its renderer: its model works out visibility and sums by itself, and errors when asked to validate. */
export const surveyJs: Contender = {
  name: 'SurveyJS',
  does: 'everything',
  packages: ['survey-core'],
  bundle: { 'survey-core': ['Model'] },
  define: ({ items }) => ({
    pages: Array.from({ length: Math.ceil(items.length / questionsPerPage) }, (_, page) => ({
      elements: items.slice(page * questionsPerPage, (page + 1) * questionsPerPage).map(toElement),
    })),
  }),
  load: (definition) => {
    const { Model } = loadPeer('survey-core') as { Model: new (json: unknown) => Survey };
    const json: unknown = JSON.parse(definition);
    const fill = (survey: Survey, answers: unknown) => {
      survey.data = structuredClone(answers);
      return survey.validate(true, false);
    };
    let judge: Survey | undefined;
    return {
      open: (answers) => {
        const survey = new Model(json);
        fill(survey, answers);
        return {
          edit: ({ path, value }) => {
            const [key = '', entry, part = ''] = path.split('.');
            if (entry === undefined) survey.setValue(key, value);
            else setPart(survey.getQuestionByName(key).panels?.[Number(entry)], part, value);
            survey.validate(true, false);
          },
          read: () => readSurvey(survey),
        };
      },
      accepts: (answers) => fill((judge ??= new Model(json)), answers),
    };
  },
};

function setPart(panel: Panel | undefined, part: string, value: unknown): void {
  if (panel) panel.getQuestionByName(part).value = value;
}

function readSurvey(survey: Survey) {
  const questions = survey
    .getAllQuestions()
    .flatMap((question) => [
      { path: question.name, question },
      ...(question.panels ?? []).flatMap((panel, index) =>
        panel.questions.map((part) => ({ path: `${question.name}.${index}.${part.name}`, question: part })),
      ),
    ]);
  const own = questions.filter(({ question }) => !question.panels);
  return {
    visible: own.filter(({ question }) => question.isVisible).map(({ path }) => path),
    wrong: own
      .filter(({ question }) => question.isVisible && question.errors.length > 0)
      .map(({ path }) => path),
    sums: Object.fromEntries(own.map(({ path, question }) => [path, Number(question.value)])),
  };
}

function toElement(item: Item): object {
  if (item.kind === 'sum') {
    const numbers = item.of.map((key) => `{${key}}`);
    const entries = item.ofEntries ? [`sumInArray({${item.ofEntries.group}}, '${item.ofEntries.part}')`] : [];
    return { type: 'expression', name: item.key, expression: `sum(${[...numbers, ...entries].join(', ')})` };
  }
  if (item.kind === 'group')
    return {
      type: 'paneldynamic',
      name: item.key,
      templateElements: item.parts.map((part) => toQuestion(part, 'panel.')),
    };
  return toQuestion(item, '');
}

function toQuestion(field: Field, prefix: string): object {
  const visibleIf = field.shownIf.map((condition) => toExpression(condition, prefix)).join(' and ');
  return { name: field.key, isRequired: true, ...toKind(field), ...(visibleIf !== '' && { visibleIf }) };
}

function toExpression(condition: Condition, prefix: string): string {
  return 'equals' in condition
    ? `{${prefix}${condition.key}} = '${condition.equals}'`
    : `{${prefix}${condition.key}} >= ${condition.atLeast}`;
}

function toKind(field: Field): object {
  switch (field.kind) {
    case 'text':
      return { type: 'text', validators: [{ type: 'text', maxLength: field.maxLength }] };
    case 'code':
      return { type: 'text', validators: [{ type: 'regex', regex: field.pattern }] };
    case 'number':
      return {
        type: 'text',
        inputType: 'number',
        validators: [{ type: 'numeric', minValue: field.min, maxValue: field.max }],
      };
    case 'choice':
      return { type: 'radiogroup', choices: field.options };
  }
}
