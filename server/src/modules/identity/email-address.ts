import { invalidEmail, isEmail } from '@handrail/engine';
import { z } from 'zod';

/** An email address in the one spelling under which we keep it. */
export const emailAddress = z
  .string()
  .max(254, invalidEmail)
  .transform((text) => text.trim().toLowerCase())
  .refine(isEmail, invalidEmail);
