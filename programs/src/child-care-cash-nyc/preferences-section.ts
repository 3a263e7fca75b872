import { preferencesSectionOf } from '../shared/child-care-cash/preferences-section.ts';

export const preferences = preferencesSectionOf({
  languages: [
    { label: 'English', value: 'english' },
    { label: 'Spanish', value: 'spanish' },
    { label: 'Another language', value: 'other' },
  ],
});
