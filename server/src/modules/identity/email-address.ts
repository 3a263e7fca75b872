import { invalidEmail, isEmail } from '@handrail/engine';
import { z } from 'zod';
import { worded } from '../../platform/errors/word-issue.ts';

/** An email address in the one spelling under which we keep it. */
export const emailAddress = z
  .string()
  .refine((text) => text.length <= 254, worded(invalidEmail))
  .transform((text) => text.trim().toLowerCase())
  .refine(isEmail, worded(invalidEmail));
