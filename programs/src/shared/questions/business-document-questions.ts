import { defineQuestion } from '@handrail/engine';

export const businessLicenseQuestion = defineQuestion({
  key: 'businessLicense',
  copy: {
    title: 'Upload your business license',
    intro: 'It must be an active license from the city. A clear photo is fine.',
  },
  fields: [{ type: 'Document', key: 'businessLicense', copy: 'Active city business license' }],
});

export const taxClearanceLetterQuestion = defineQuestion({
  key: 'taxClearanceLetter',
  copy: {
    title: 'Upload your tax clearance letter',
    intro: 'The city sends this letter. It says that you do not owe the city any taxes.',
  },
  fields: [{ type: 'Document', key: 'taxClearanceLetter', copy: 'Tax clearance letter' }],
});
