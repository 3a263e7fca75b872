export interface BannedPhrase {
  readonly pattern: RegExp;
  readonly why: string;
  readonly instead: string;
}

const oneWord = 'one word for one thing';
const british = 'British spelling';
const translated = 'no native speaker says it';

/** What product texts, names, comments and documents do not say; each with a reason and a better word. */
export const bannedPhrases: readonly BannedPhrase[] = [
  {
    pattern: /(?<!\bby )\bhand(?:ed|s|ing)?[- ](?:it |them |this |one )?ins?\b(?! hand)/i,
    why: oneWord,
    instead: 'submit',
  },
  { pattern: /\b(?:turn|send)(?:s|ed|ing)? (?:it|them) in\b/i, why: oneWord, instead: 'submit' },
  { pattern: /\bsomebody\b/i, why: oneWord, instead: 'someone' },
  { pattern: /\banybody\b/i, why: oneWord, instead: 'anyone' },
  { pattern: /\beverybody\b/i, why: oneWord, instead: 'everyone' },
  { pattern: /\bpapers\b/i, why: oneWord, instead: 'documents' },
  { pattern: /\be-mails?\b/i, why: oneWord, instead: 'email' },
  { pattern: /\byou hear from us\b/i, why: translated, instead: 'we will email you' },
  { pattern: /\b(?:was|were) asked for\b/i, why: translated, instead: 'someone asked for, or requested' },
  { pattern: /\binside of\b/i, why: translated, instead: 'inside' },
  { pattern: /\bcall(?:s|ed)? to mind\b/i, why: translated, instead: 'remind' },
  {
    pattern: /organis(?:ation|e|ing)|recognis|authoris|normalis|initialis|serialis/i,
    why: british,
    instead: '-iz-',
  },
  { pattern: /colour|behaviour|favour|honour|neighbour/i, why: british, instead: '-or' },
  // As a value by itself it is a status of Modern Treasury's, which spells it so.
  { pattern: /(?<!')\bcancelled\b|\bcancelling\b/i, why: british, instead: 'canceled, canceling' },
  { pattern: /\blicences?\b/i, why: british, instead: 'license' },
  {
    pattern: /\bwhilst\b|\bamongst\b|\bgrey\b|\bfulfil\b|\bprogrammes?\b/i,
    why: british,
    instead: 'the US spelling',
  },
];
