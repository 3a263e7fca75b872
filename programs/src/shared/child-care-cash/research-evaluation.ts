import type { DefaultPage } from '@handrail/engine';

/** Both cities take part in the same study. */
export const researchEvaluation: DefaultPage = {
  key: 'research-evaluation',
  title: 'A study goes with this program',
  layout: 'default',
  body: 'Researchers want to learn what cash means for home-based child care. They may ask you to take part in surveys and interviews.\n\nTaking part is your choice. It does not change whether you get the money.',
};
