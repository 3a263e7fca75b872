import { checkAnswers, compileProgram, type ProgramDefinition } from '@handrail/engine';
import { catalogue } from '@handrail/programs';
import { listSampleAnswers } from '@handrail/programs/sample-answers';
import { describe, expect, it } from 'vitest';
import { demoPartners } from '../demo-partners.ts';
import { listDemoLives } from './demo-lives.ts';
import { writeDemoAnswers } from './write-demo-answers.ts';

function getDefinition(wanted: string): ProgramDefinition {
  const found = catalogue.find(({ key }) => key === wanted);
  if (!found) throw new Error(`There is no form ${wanted}`);
  return found;
}

describe('writeDemoAnswers', () => {
  it.each(demoPartners.map((partner) => [partner.externalId, partner] as const))(
    'writes answers that each form of %s takes, on any day and from anyone',
    (_externalId, partner) => {
      const faults = listDemoLives(partner).flatMap(({ person, program }) => {
        const definition = getDefinition(program.definitionKey);
        const compiled = compileProgram(definition);
        const maxAmountCents = program.maxFundingAmountCents ?? 100_000;
        return listSampleAnswers(program.definitionKey).flatMap((set) =>
          ['2027-02-26', '2027-05-03'].flatMap((today) => {
            const answers = writeDemoAnswers(definition, set, { person, today, maxAmountCents });
            const { canSubmit, sections } = checkAnswers(compiled, answers, {
              ...{ today, locale: 'en', audience: 'applicant', maxFundingCents: maxAmountCents },
              ...set.settings,
              applicantName: person.name,
            });
            if (canSubmit) return [];
            const fields = sections.flatMap(({ questions }) =>
              questions.flatMap((question) => question.fields),
            );
            return fields.map(
              ({ path, messages }) => `${person.name}, ${set.name}, ${path}: ${messages.join(' ')}`,
            );
          }),
        );
      });
      expect(faults).toEqual([]);
    },
  );

  it('lets nobody speak as the person for whom the sample was written', () => {
    const [partner] = demoPartners;
    const [life] = listDemoLives(partner!);
    const definition = getDefinition('emergency-aid');
    const [set] = listSampleAnswers('emergency-aid');
    const person = {
      ...life!.person,
      firstName: 'Noor',
      lastName: 'Silva',
      name: 'Noor Silva',
      email: 'noor@mail.example',
    };
    const answers = writeDemoAnswers(definition, set!, {
      person,
      today: '2027-02-26',
      maxAmountCents: 75_000,
    });
    expect(answers).toMatchObject({ email: 'noor@mail.example', householdMembers: [{ name: 'Noor Silva' }] });
    expect(JSON.stringify(answers)).not.toMatch(/Dana|Okafor/);
  });
});
