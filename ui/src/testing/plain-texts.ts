import { addPseudoLanguage, listPlainWords, toPseudo } from '@handrail/engine/pseudo';
import { addScreenTexts } from '../texts/create-texts.ts';

/** Makes the pseudo-language known to every part of the page, as `<html lang="pseudo">` asks for it. */
export function speakPseudo(): void {
  addPseudoLanguage();
  addScreenTexts('pseudo', { translate: toPseudo });
  document.documentElement.lang = 'pseudo';
}

const readAttributes = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
];

/**
 * Everything that a page says in plain English, to the eye or to a screen reader, except for what the server gave it:
 * names, addresses, what people typed.
 */
export function listPlainTexts(page: Element, given: unknown): string[] {
  // Greek has no names for the time zones of the United States.
  const allowed = [...listStrings(given), 'GMT'];
  return listTexts(page).filter((text) => listPlainWords(text, allowed).length > 0);
}

function listTexts(page: Element): string[] {
  const elements = [page, ...page.querySelectorAll('*')].filter(
    ({ tagName }) => !/^(SCRIPT|STYLE)$/i.test(tagName),
  );
  return elements.flatMap((element) => [
    ...[...element.childNodes].flatMap((node) =>
      node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [],
    ),
    ...readAttributes.map((name) => element.getAttribute(name) ?? ''),
  ]);
}

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 1 ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listStrings);
}
