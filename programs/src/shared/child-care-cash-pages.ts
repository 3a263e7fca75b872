import type { DefaultPage, Section } from '@handrail/engine';
import { reviewSection } from './review-section.ts';

/** Both cities take part in the same study. */
export const researchEvaluation: DefaultPage = {
  key: 'research-evaluation',
  title: 'A study goes with this program',
  layout: 'default',
  body: 'Researchers want to learn what cash means for home-based child care. They may invite you to surveys and interviews.\n\nTaking part is your choice. It does not change whether you get the money.',
};

export const childCareCashSections: readonly Section[] = [
  { key: 'personalInfo', name: 'Personal Information', questionGroups: [] },
  { key: 'providerInfo', name: 'Provider Information', questionGroups: [] },
  { key: 'preferences', name: 'Preferences', questionGroups: [] },
  reviewSection,
];
