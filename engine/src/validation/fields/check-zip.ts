import { nameState, usStates } from '../../answers/us-states.ts';
import { listStatesOfZip } from '../../answers/zip-states.ts';
import type { Locale } from '../../language/locale.ts';
import { messages } from './messages.ts';

/** What is wrong with a zip code: it is none, or it is not in the state beside it. */
export function checkZip(locale: Locale, zip: string, state = ''): readonly string[] {
  const digits = zip.trim();
  if (!/^\d{5}(?:-?\d{4})?$/.test(digits)) return [messages(locale).notAZip];
  const code = state.trim().toUpperCase();
  const [likely, ...others] = listStatesOfZip(digits);
  const isKnown = usStates.some(([known]) => known === code);
  if (!isKnown || likely === undefined || likely === code || others.includes(code)) return [];
  return [messages(locale).zipElsewhere(digits.slice(0, 5), nameState(likely), nameState(code))];
}
