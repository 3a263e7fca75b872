import type { Question, Section } from '@handrail/engine';

/** Asks what the applicant can commit to. */
export function attendanceSection(questions: readonly Question[]): Section {
  return {
    key: 'attendance',
    name: 'Attendance Requirements',
    overview: {
      title: 'Attendance Requirements',
      description: 'The program asks for some of your time. Tell us what you can commit to.',
    },
    questionGroups: [{ key: 'commitments', name: 'Your commitments', questions }],
  };
}
