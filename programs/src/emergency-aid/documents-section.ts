import type { Question, Section } from '@handrail/engine';

export interface DocumentsStep {
  readonly demand: 'required' | 'optional' | 'skippable';
  /** Which documents to upload, as a sentence. */
  readonly which?: string;
}

export function documentsSection({ demand, which = anyProof }: DocumentsStep): Section {
  return {
    key: 'documents',
    name: 'Documents',
    overview: {
      title: 'Your documents',
      description: 'Have photos or scans ready. The documents should be from the past 30 days.',
    },
    questionGroups: [
      { key: 'documents', name: 'Documents', questions: [documents(demand, which), householdIncome] },
    ],
  };
}

const anyProof =
  'Upload something that shows your emergency, such as a bill, a rent notice or a repair quote.';

function documents(demand: DocumentsStep['demand'], which: string): Question {
  return {
    key: 'documents',
    copy: { title: 'Upload your documents', intro: `${which} It should be from the past 30 days.` },
    ...(demand === 'skippable' && { skippable: true as const }),
    fields: [
      {
        type: 'Document',
        key: 'documents.all',
        copy: 'Documents',
        validation: { required: demand !== 'optional' },
      },
      {
        type: 'Text',
        key: 'additionalInformation',
        copy: 'Notes about your documents',
        multiline: true,
        rows: 5,
        validation: { required: false },
      },
    ],
  };
}

const householdIncome: Question = {
  key: 'householdIncome',
  copy: {
    title: 'Does anyone in your household have income?',
    intro:
      'Add each person who had income in the past 30 days, and upload proof of it. If no one did, go to the next step.',
  },
  fields: [
    {
      type: 'Complex',
      key: 'householdMembers',
      copy: 'Household members with income',
      entryName: 'household member',
      repeated: true,
      validation: { required: false },
      subFields: [
        { type: 'Text', key: 'name', copy: 'Full name' },
        {
          type: 'Document',
          key: 'incomeDocumentation',
          copy: 'Proof of income',
          helperText: 'For example, a pay stub or a benefit letter from the past 30 days.',
        },
      ],
    },
  ],
};
