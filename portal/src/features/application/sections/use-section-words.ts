import { renderCopy, type Step } from '@handrail/engine';
import { useText } from '../../../shared/context/use-text.ts';
import { useApplication, useOutline } from '../application-context.tsx';
import { findSection } from '../find-parts.ts';

interface SectionWords {
  /** "Section 2 of 5", or nothing for a section that is not counted. */
  readonly place: string | undefined;
  /** "Section 2 of 5: Household and income" */
  readonly eyebrow: string;
}

/** Which section a page belongs to, in words. */
export function useSectionWords(step: Step): SectionWords {
  const say = useText();
  const { definition, copyValues } = useApplication();
  const { sectionKeyOf, numberOf } = useOutline();
  const key = sectionKeyOf(step);
  const name = renderCopy(findSection(definition, key)?.name ?? '', copyValues);
  const number = key === undefined ? undefined : numberOf(key);
  if (!number) return { place: undefined, eyebrow: name };
  const place = say('application.section.place', 'Section {number} of {count}', { ...number });
  return { place, eyebrow: `${place}: ${name}` };
}
