import {
  inLanguage,
  type Answers,
  presentAnswer,
  type ProgramDefinition,
  readAnswers,
  reportForm,
} from '@handrail/engine';
import { addPseudoLanguage, listPlainWords } from '@handrail/engine/pseudo';
import { withPseudoCopy } from '@handrail/engine/pseudo-form';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from './index.ts';
import { listTexts } from './list-texts.ts';
import { listSampleAnswers } from './sample-answers.ts';
import { openForm } from './testing/open-form.ts';
import { listFieldNodes } from './testing/search/field-node.ts';

const programs = catalogue.map((definition) => [definition.key, definition] as const);

const placeholder = /\{+\w+\}+/g;

beforeAll(addPseudoLanguage);

function inPseudo(definition: ProgramDefinition): ProgramDefinition {
  return inLanguage<ProgramDefinition>(withPseudoCopy(definition), 'pseudo');
}

function listMessages(definition: ProgramDefinition, answers: Answers): string[] {
  const form = openForm(definition, answers, { locale: 'pseudo' });
  return reportForm(form)
    .sections.flatMap(({ questions }) => questions)
    .flatMap(({ fields }) => fields)
    .flatMap(({ messages }) => messages);
}

describe.each(programs)('%s in another language', (_key, definition) => {
  const translated = inPseudo(definition);

  it('has each of its texts in that language', () => {
    const plain = listTexts(translated).filter(
      ({ text }) => listPlainWords(text.replace(placeholder, '')).length > 0,
    );
    expect(plain).toEqual([]);
  });

  it('says in that language what is missing and what is wrong', () => {
    const wrong = Object.fromEntries(listFieldNodes(definition).map(({ key }) => [key, '%']));
    const said = [...listMessages(translated, {}), ...listMessages(translated, wrong)];
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((message) => listPlainWords(message).length > 0)).toEqual([]);
  });

  it('reads answers back in that language', () => {
    for (const { answers, settings } of listSampleAnswers(definition.key)) {
      const form = openForm(translated, answers, { ...settings, locale: 'pseudo' });
      const said = readAnswers(form, { locale: 'pseudo' }).flatMap(({ name, questions }) => [
        name,
        ...questions.flatMap(({ title, lines }) => [
          title,
          ...lines.flatMap(({ label, field, value }) => [
            label,
            presentAnswer(field, value, { locale: 'pseudo' }),
          ]),
        ]),
      ]);
      expect(said.filter((text) => listPlainWords(text, listStrings(answers)).length > 0)).toEqual([]);
    }
  });
});

/** What the person typed or chose, which stays as it is. */
function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listStrings);
}
