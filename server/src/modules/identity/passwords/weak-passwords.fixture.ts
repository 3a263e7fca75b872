import { dictionary } from '@zxcvbn-ts/language-common';

/** Ten thousand passwords that pass the composition rules and that people with bad intentions try first. */
export function listWeakPasswords(ownWords: readonly string[]): string[] {
  const words = Object.values(dictionary)
    .flat()
    .map(String)
    .filter((word) => /^[a-z]{6,10}$/.test(word))
    .slice(0, 960);
  const disguises = [...words, ...ownWords].flatMap((word, index) =>
    endings.map((ending, place) => disguise(word, index + place) + ending),
  );
  return [...new Set(disguises)].filter((password) => password.length >= 12).slice(0, 10_000);
}

// What people add when a form asks for digits and symbols.
const endings = [
  '123456!',
  '12345!!',
  '2024!!',
  '2026!@#',
  '!123456',
  '_123456',
  '@12345',
  '1234!@#$',
  '.2025!',
  '#1234567',
  '1!1!1!',
  '$$$1234',
];

function disguise(word: string, turn: number): string {
  if (turn % 3 === 0) return word;
  const upper = word.charAt(0).toUpperCase() + word.slice(1);
  return turn % 3 === 1 ? upper : upper.replace(/a/g, '@').replace(/o/g, '0');
}
