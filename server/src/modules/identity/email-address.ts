import { z } from 'zod';

const twoDomainParts = /^[^\s@"(),:;<>[\]\\]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;

/** An email address in the one spelling under which we keep it. */
export const emailAddress = z
  .string()
  .max(254, 'Please enter a valid email address')
  .transform((text) => text.trim().toLowerCase())
  .refine((text) => twoDomainParts.test(text), 'Please enter a valid email address');
