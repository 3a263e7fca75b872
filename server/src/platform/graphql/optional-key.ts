import { z } from 'zod';

/** The id that a browser made for what it asks; pages of earlier releases send none. */
export const optionalKey = z
  .uuid()
  .nullish()
  .transform((key) => key ?? undefined);
