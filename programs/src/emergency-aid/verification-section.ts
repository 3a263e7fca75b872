import type { Section } from '@handrail/engine';

/** What a reviewer confirms after looking at the documents; no applicant sees it. */
export const verificationSection: Section = {
  key: 'verification',
  name: 'Enrollment and GPA Verification',
  adminOnly: true,
  questionGroups: [
    {
      key: 'verification',
      name: 'Enrollment and GPA verification',
      questions: [
        {
          key: 'reviewerAffirmation',
          copy: { title: 'Enrollment and GPA verification' },
          fields: [
            {
              type: 'Checkbox',
              key: 'reviewerAffirmation',
              copy: "I checked the documents. They prove the applicant's enrollment and GPA.",
            },
          ],
        },
      ],
    },
  ],
};
