import { firstLocale, isLocale, type Locale } from '@handrail/engine';
import type { FastifyRequest } from 'fastify';

/** The language of a page that asks; our pages name exactly one, and what a browser lists by itself does not count yet. */
export function readLocale({ headers }: Pick<FastifyRequest, 'headers'>): Locale {
  const named = headers['accept-language'] ?? '';
  return isLocale(named) ? named : firstLocale;
}
