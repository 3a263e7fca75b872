import type { Section } from '@handrail/engine';

/** The last section of every form. */
export const reviewSection: Section = { key: 'review', name: 'Review', questionGroups: [] };
