import { toPseudo } from '../language/pseudo.ts';
import { type Authored, mapCopy, sayCopy } from './copy-by-language.ts';
import type { ProgramDefinition } from './program.ts';

/** A form whose author also wrote every text in the pseudo-language. */
export function withPseudoCopy(definition: ProgramDefinition): Authored<ProgramDefinition> {
  return mapCopy(definition, (text) => {
    const english = sayCopy(text, 'en');
    return { en: english, pseudo: toPseudo(english) };
  }) as Authored<ProgramDefinition>;
}
