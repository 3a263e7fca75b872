import { answer, type Question } from '@handrail/engine';
import { yesNo } from '../shared/fields/yes-no.ts';

export const employmentQuestion: Question = {
  key: 'employment',
  copy: { title: 'Your work' },
  fields: [
    yesNo({ key: 'employed', copy: 'Do you have a job?' }),
    {
      type: 'Complex',
      key: 'jobs',
      copy: 'Jobs',
      entryName: 'job',
      repeated: true,
      dynamicLogic: answer('employed').isYes(),
      subFields: [
        { type: 'Text', key: 'jobTitle', copy: 'Job title' },
        { type: 'Text', key: 'employerName', copy: "Employer's name" },
        {
          type: 'RadioList',
          key: 'typeEmployment',
          copy: 'What kind of job is it?',
          options: [
            { label: 'Part-time', value: 'part-time' },
            { label: 'Full-time', value: 'full-time' },
            { label: 'Contract', value: 'contract' },
            { label: 'Temporary', value: 'temporary' },
            { label: 'Seasonal', value: 'seasonal' },
          ],
        },
        { type: 'Address', key: 'employerAddress', copy: "Employer's address" },
        {
          type: 'Text',
          inputType: 'Phone',
          key: 'employerPhoneNumber',
          copy: "Employer's phone number",
        },
      ],
    },
  ],
};

export const lostJobQuestion: Question = {
  key: 'lostJob',
  copy: { title: 'Changes in your work' },
  fields: [
    yesNo({
      key: 'lostJob',
      copy: 'In the past 60 days, did anyone in your household lose a job or change jobs?',
    }),
  ],
};
