import type { ProgramDefinition, Question } from '@handrail/engine';
import { smallBusinessExternalPrograms } from '../data/small-business-external-programs.ts';

interface ExternalProgram {
  readonly key: string;
  readonly name: string;
  readonly url: string;
  readonly summary: string;
  readonly facts: readonly string[];
}

/** One form for each outside program that we send small businesses to. */
export const smallBusinessExternalForms: readonly ProgramDefinition[] =
  smallBusinessExternalPrograms.values.map(buildExternalProgram);

/** Tells about an outside program, has the owner confirm, and shows the way there. */
function buildExternalProgram({ key, name, url, summary, facts }: ExternalProgram): ProgramDefinition {
  return {
    key: `small-business-external-${key}`,
    version: 3,
    introPages: [
      {
        key: 'welcome',
        title: name,
        layout: 'welcome',
        body: `${summary}\n\nIt is run by another organization, not by {{partnerName}}.`,
      },
    ],
    sections: [
      {
        key: 'learnMore',
        name: 'Learn More',
        questionGroups: [
          {
            key: 'learnMore',
            name: 'Learn more',
            questions: [
              {
                key: 'learnMore',
                copy: { title: `Learn more about ${name}`, intro: summary },
                fields: [
                  { type: 'Typography', key: 'learnMore.facts', copy: facts.join('\n'), variant: 'list' },
                ],
              },
            ],
          },
        ],
      },
      // The attestation is what closes this form, so it takes the place of the review.
      {
        key: 'review',
        name: 'Attestation',
        questionGroups: [{ key: 'attestation', name: 'Attestation', questions: [attestation(name)] }],
      },
    ],
    facts: {},
    submissionScreen: {
      title: 'One more step',
      bullets: [
        {
          key: 'outsideSite',
          icon: 'apply',
          title: `Apply on the website of ${name}`,
          description: `[Go to ${name}](${url})`,
        },
      ],
    },
  };
}

function attestation(name: string): Question {
  return {
    key: 'attestation',
    copy: {
      title: `Do you want to apply to ${name}?`,
      intro: 'You will apply on an outside website. After you confirm, we will give you the link.',
    },
    fields: [
      {
        type: 'Checkbox',
        key: 'confirm',
        copy: `I have read about ${name}. I know that it makes its own decisions, and that {{partnerName}} will not see my application there.`,
      },
    ],
  };
}
