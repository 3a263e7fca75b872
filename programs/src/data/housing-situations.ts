import { defineOptions } from '@handrail/engine';

/** What can be wrong with a student’s housing; invented, for a partner to replace. */
export const housingSituations = {
  sample: true,
  values: defineOptions([
    { label: 'I am behind on rent or a mortgage', value: 'behind-on-rent' },
    { label: 'I got an eviction notice', value: 'eviction-notice' },
    { label: 'My rent went up', value: 'rent-increase' },
    { label: 'My power, gas or water may be shut off', value: 'utility-shut-off' },
    { label: 'My home is not safe to live in', value: 'unsafe-home' },
    { label: 'I had to move, or have to move soon', value: 'had-to-move' },
  ]),
};
