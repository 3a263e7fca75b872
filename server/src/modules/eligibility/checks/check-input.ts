import { z } from 'zod';

const mostAnswers = 200;
const longestAnswer = 500;

const answer = z.union([z.string().max(longestAnswer), z.number(), z.boolean()]);

/** What a visitor answered, by the keys of the questions. */
export const checkInput = z.object({
  /** The number of the version that was asked. */
  version: z.int().min(1),
  answers: z
    .record(z.string().max(longestAnswer), answer)
    .refine((answers) => Object.keys(answers).length <= mostAnswers),
  isRecheck: z.boolean().default(false),
});

export type CheckInput = z.output<typeof checkInput>;
