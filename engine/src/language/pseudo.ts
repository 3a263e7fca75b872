import { addLanguage } from './define-words.ts';

/**
 * Makes the pseudo-language known: English whose every letter has another form, so that a text that no language reaches
 * still reads as plain English. For tests and for looking at screens, never for people.
 */
export function addPseudoLanguage(): void {
  addLanguage('pseudo', (_part, english) => translate(english) as typeof english);
}

/** "⟦Ñö ŵàý⟧" for "No way". Placeholders and tags stay, because something else comes in their place. */
export function toPseudo(text: string): string {
  if (!/[a-z]/i.test(text)) return text;
  const parts = text.split(kept).map((part, position) => (position % 2 === 0 ? disguise(part) : part));
  return `⟦${parts.join('')}⟧`;
}

/** The words of a text that are still plain English, except for those that are allowed: names, codes, what people typed. */
export function listPlainWords(text: string, allowed: readonly string[] = []): string[] {
  // A short name may be part of a long one.
  const longestFirst = [...allowed].sort((one, other) => other.length - one.length);
  const own = longestFirst.reduce((rest, each) => rest.replaceAll(each, ' '), text);
  return own.match(/[a-z]{2,}/gi) ?? [];
}

// Placeholders of copy and of messages, tags of messages, and what stands for an argument below.
const kept = /(\{\{[^{}]*\}\}|\{\w+\}|<\/?\w+\/?>|\uE000[\d.]+\uE001)/;

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const disguised = Array.from('ÀƁÇĐÉƑĜĤÎĴĶĻṀÑÖƤɊŔŠŢÛṼŴẊÝŽàƀçđéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýž');

function disguise(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => disguised[plain.indexOf(letter)] ?? letter);
}

function translate(english: unknown): unknown {
  if (typeof english === 'string') return toPseudo(english);
  if (typeof english === 'function') return translateMessage(english as Message);
  if (typeof english !== 'object' || english === null) return english;
  if (Array.isArray(english)) return english.map(translate);
  return Object.fromEntries(Object.entries(english).map(([name, words]) => [name, translate(words)]));
}

type Message = (...args: readonly unknown[]) => string;

/** What a message is given is not ours to translate, so that it is noticed if nobody else did. */
function translateMessage(message: Message): Message {
  return (...args) => {
    const given: string[] = [];
    const stand = (text: unknown): unknown =>
      typeof text === 'string' && text !== '' ? `\uE000${given.push(text) - 1}\uE001` : text;
    const hidden = args.map((arg) => (Array.isArray(arg) ? arg.map(stand) : stand(arg)));
    const said = toPseudo(message(...hidden));
    return said.replace(/\uE000(\d+)\uE001/g, (_whole, index: string) => given[Number(index)] ?? '');
  };
}
