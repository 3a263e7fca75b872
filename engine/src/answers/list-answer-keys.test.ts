import { describe, expect, it } from 'vitest';
import type { Section } from '../definition/section.ts';
import { listAnswerKeys } from './list-answer-keys.ts';

const section: Section = {
  key: 'household',
  name: 'Household',
  questionGroups: [
    {
      key: 'people',
      questions: [
        {
          key: 'members',
          copy: { title: 'Members' },
          skippable: true,
          fields: [
            { type: 'Typography', key: 'hint', copy: 'Everyone' },
            {
              type: 'Complex',
              key: 'members',
              copy: 'Members',
              repeated: true,
              subFields: [
                { type: 'Text', key: 'name', copy: 'Name' },
                {
                  type: 'Complex',
                  key: 'job',
                  copy: 'Job',
                  subFields: [{ type: 'Text', key: 'title', copy: 'Title' }],
                },
              ],
            },
            { type: 'Checkbox', key: 'agree', copy: 'Agree' },
          ],
        },
      ],
    },
  ],
};

describe('listAnswerKeys', () => {
  it('lists everything that can be answered, parts of entries behind their list', () => {
    expect(listAnswerKeys({ sections: [section] })).toEqual([
      'members.skipped',
      'members',
      'members.name',
      'members.job.title',
      'agree',
    ]);
  });
});
