import type { Place } from '../../ports/geocoder.ts';
import { toStateName } from './us-states.ts';

/** How well a place explains what was typed, from 0 to 1: numbers weigh double, and a missing house number much. */
export function scorePlace(typed: string, place: Place): number {
  const words = toWords(typed);
  if (words.length === 0) return 0;
  const known = toWords(
    [place.addressLine1, place.city, place.state, toStateName(place.state), place.zip]
      .filter(Boolean)
      .join(' '),
  );
  const weights = words.map((word) => (/\d/.test(word) ? 2 : 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const explained = words.reduce(
    (sum, word, index) =>
      isExplained(word, known, index === words.length - 1) ? sum + (weights[index] ?? 0) : sum,
    0,
  );
  const lacksHouse = /^\d/.test(typed.trim()) && place.precision !== 'house';
  return Math.round((explained / total) * (lacksHouse ? 0.6 : 1) * 100) / 100;
}

/** The last word may still be in the making. */
function isExplained(word: string, known: readonly string[], isLast: boolean): boolean {
  return known.includes(word) || (isLast && word.length > 1 && known.some((other) => other.startsWith(word)));
}

function toWords(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => shortForms[word] ?? word);
}

/** As the post office shortens them. */
const shortForms: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  av: 'ave',
  boulevard: 'blvd',
  road: 'rd',
  drive: 'dr',
  lane: 'ln',
  court: 'ct',
  place: 'pl',
  square: 'sq',
  terrace: 'ter',
  highway: 'hwy',
  parkway: 'pkwy',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
};
