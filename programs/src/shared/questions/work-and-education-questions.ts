import { answer, defineQuestion } from '@handrail/engine';
import { otherText } from '../fields/other-text.ts';
import { yesNo } from '../fields/yes-no.ts';
import { academicStatusOptions } from '../options/academic-status.ts';
import { businessHoursOptions } from '../options/business-hours.ts';
import { educationLevelOptions } from '../options/education-level.ts';
import { employmentSectorOptions } from '../options/employment-sectors.ts';
import { studentDebtOptions } from '../options/student-debt.ts';

export const businessHoursQuestion = defineQuestion({
  key: 'businessHours',
  copy: { title: 'How much do you work in your business?' },
  fields: [
    { type: 'RadioList', key: 'businessHours', copy: 'Hours in the business', options: businessHoursOptions },
  ],
});

export const employmentQuestion = defineQuestion({
  key: 'otherEmployment',
  copy: { title: 'Do you have another job?' },
  fields: [
    yesNo({ key: 'otherEmployment.otherEmployment', copy: 'I have a job besides my business' }),
    {
      type: 'Dropdown',
      key: 'otherEmployment.sector',
      copy: 'Where do you work?',
      options: employmentSectorOptions,
      dynamicLogic: answer('otherEmployment.otherEmployment').isYes(),
    },
    otherText({
      key: 'otherEmployment.otherSector',
      of: 'otherEmployment.sector',
      copy: 'Which sector?',
    }),
  ],
});

export const educationQuestion = defineQuestion({
  key: 'education',
  copy: { title: 'Tell us about your education' },
  fields: [
    {
      type: 'Dropdown',
      key: 'education.level',
      copy: 'Highest level you finished',
      options: educationLevelOptions,
    },
    {
      type: 'RadioList',
      key: 'education.academicStatus',
      copy: 'Are you a student now?',
      options: academicStatusOptions,
    },
  ],
});

export const studentDebtQuestion = defineQuestion({
  key: 'studentDebt',
  copy: { title: 'How much student debt do you have?' },
  fields: [{ type: 'Dropdown', key: 'studentDebt', copy: 'Student debt', options: studentDebtOptions }],
});
