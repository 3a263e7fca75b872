import type { DefaultPage } from '@handrail/engine';

/** Both cities take part in the same study. */
export const researchEvaluation: DefaultPage = {
  key: 'research-evaluation',
  title: 'This program includes a study',
  layout: 'default',
  body: 'Researchers want to learn how cash helps home-based child care. They may ask you to take part in surveys and interviews.\n\nTaking part is your choice. It does not affect whether you get the money.',
};
