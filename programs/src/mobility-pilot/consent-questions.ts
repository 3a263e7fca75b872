import type { Question } from '@handrail/engine';
import { signingDate } from '../shared/fields/signing-date.ts';
import { yesNo } from '../shared/fields/yes-no.ts';

/** Name, signature and date, by which the application and the consent form are signed. */
export const signatureQuestion: Question = {
  key: 'signature',
  copy: { title: 'Sign', intro: 'Typing your name counts as your signature, just like signing on paper.' },
  fields: [
    { type: 'Text', key: 'consent.name', copy: 'Full name' },
    { type: 'Text', inputType: 'Signature', key: 'consent.signature', copy: 'Signature' },
    signingDate({ key: 'consent.date', copy: 'Date of signature' }),
  ],
};

export const researchConsentQuestion: Question = {
  key: 'researchConsent',
  copy: { title: 'Do you want to take part in the research?' },
  fields: [
    {
      type: 'Typography',
      key: 'researchConsent.text',
      copy: 'Researchers are studying what difference the money makes for families. They may invite you to surveys and interviews, and they may look at your application. They will not publish your name.\n\nTaking part is your choice. You can say no and still be in the pilot. You can stop at any time.',
    },
    yesNo({ key: 'researchConsent.consent', copy: 'I agree to take part in the research.' }),
    signingDate({ key: 'researchConsent.date', copy: 'Date of signature' }),
  ],
};
