import type { ProgramDefinition } from '../definition/program.ts';
import type { DefinitionFault } from './definition-fault.ts';

export function checkIntroPages({ introPages }: ProgramDefinition): DefinitionFault[] {
  return introPages.flatMap((page, index) =>
    page.layout === 'steps' && page.steps.length === 0
      ? [{ path: `introPages[${index}].steps`, message: 'a page of steps has at least one step' }]
      : [],
  );
}
