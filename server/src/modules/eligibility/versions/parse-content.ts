import {
  firstLocale,
  listContentFaults,
  listContentShapeFaults,
  sayContentFault,
  type EligibilityContent,
} from '@handrail/engine';
import { AppError } from '../../../platform/errors/app-error.ts';
import { inEnglish } from '../../../platform/errors/texts.ts';

/** What an author sends, which may still be unfinished. */
export function parseContent(content: unknown): EligibilityContent {
  const faults = listContentShapeFaults(content);
  if (faults.length > 0)
    throw new AppError('INVALID_INPUT', inEnglish(faults.slice(0, 20).map(({ message }) => message)));
  if (JSON.stringify(content).length > mostCharacters) throw new AppError('INVALID_INPUT');
  return content as EligibilityContent;
}

/** Far above what fits the limits of every part; a draft may be beyond those for a while. */
const mostCharacters = 500_000;

/** Refuses a pre-check that people cannot be asked yet, with one text for each fault. */
export function assertPublishable(content: EligibilityContent, programIds: readonly string[]): void {
  if (listContentFaults(firstLocale, content, programIds).length === 0) return;
  throw new AppError('INVALID_INPUT', (locale) =>
    listContentFaults(locale, content, programIds).map((fault) => sayContentFault(locale, fault)),
  );
}
