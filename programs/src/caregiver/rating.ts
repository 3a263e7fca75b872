import type { Field, FieldOption, Rule } from '@handrail/engine';

type RadioList = Extract<Field, { type: 'RadioList' }>;

interface Rating {
  readonly key: string;
  readonly copy: string;
  readonly scale: keyof typeof scales;
  /** An answer beside the scale, for someone who cannot rate this. */
  readonly extra?: keyof typeof extras;
  readonly dynamicLogic?: Rule;
}

/** A survey question that is answered on a scale; nobody has to. */
export function rating({ scale, extra, ...field }: Rating): RadioList {
  return {
    type: 'RadioList',
    options: extra ? [...scales[scale], extras[extra]] : scales[scale],
    validation: { required: false },
    ...field,
  };
}

/** What people can say about a statement, what they got, what they can do and what they will do; best first. */
const scales = {
  agreement: [
    { label: 'Strongly agree', value: 'strongly-agree' },
    { label: 'Agree', value: 'agree' },
    { label: 'Neither agree nor disagree', value: 'neutral' },
    { label: 'Disagree', value: 'disagree' },
    { label: 'Strongly disagree', value: 'strongly-disagree' },
  ],
  satisfaction: [
    { label: 'Very satisfied', value: 'very-satisfied' },
    { label: 'Satisfied', value: 'satisfied' },
    { label: 'Neither satisfied nor dissatisfied', value: 'neutral' },
    { label: 'Dissatisfied', value: 'dissatisfied' },
    { label: 'Very dissatisfied', value: 'very-dissatisfied' },
  ],
  confidence: [
    { label: 'Very confident', value: 'very-confident' },
    { label: 'Confident', value: 'confident' },
    { label: 'Somewhat confident', value: 'somewhat-confident' },
    { label: 'A little confident', value: 'slightly-confident' },
    { label: 'Not confident', value: 'not-confident' },
  ],
  likelihood: [
    { label: 'Very likely', value: 'very-likely' },
    { label: 'Likely', value: 'likely' },
    { label: 'Neither likely nor unlikely', value: 'neutral' },
    { label: 'Unlikely', value: 'unlikely' },
    { label: 'Very unlikely', value: 'very-unlikely' },
  ],
} as const satisfies Record<string, readonly FieldOption[]>;

const extras = {
  unsure: { label: 'I am not sure', value: 'unsure' },
  noCoaching: {
    label: 'I did not receive coaching services',
    value: 'did-not-receive-coaching-services',
  },
  noNewRole: { label: 'I have not started a new role', value: 'have-not-started-a-new-role' },
} as const satisfies Record<string, FieldOption>;
