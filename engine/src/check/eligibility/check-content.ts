import { checkShape } from '../check-shape.ts';
import { checkSize } from '../check-size.ts';
import type { Locale } from '../../language/locale.ts';
import { listAnswerFields } from '../../eligibility/answer-fields.ts';
import type { EligibilityContent } from '../../eligibility/eligibility.ts';
import { buildScope } from '../../rules/scope.ts';
import { checkPrograms } from './check-programs.ts';
import { checkQuestions } from './check-questions.ts';
import { checkSamples } from './check-samples.ts';
import { faultWords, type ContentFault } from './content-fault.ts';
import { contentShape } from './content-shape.ts';
import { checkBlanks, checkLengths, mostCopy, mostTitle } from './limits.ts';

/** What of a value is not of the form of a pre-check; an unfinished one has the form already. */
export function listContentShapeFaults(content: unknown): ContentFault[] {
  const tooLarge = checkSize(content);
  if (tooLarge.length > 0) return tooLarge;
  return checkShape(content, contentShape).map(({ path, message }) => ({
    path,
    message:
      path === '' ? 'The pre-check cannot be read.' : `The pre-check cannot be read. ${path}: ${message}`,
  }));
}

/** Everything that stands in the way of publishing a pre-check, so that its author can mend it in one go. */
export function listContentFaults(
  locale: Locale,
  content: EligibilityContent,
  programIds: readonly string[],
): ContentFault[] {
  const words = faultWords(locale);
  const fields = listAnswerFields(content.questions, locale);
  const scope = buildScope([{ key: 'questions', copy: { title: '' }, fields }]);
  return [
    ...(content.questions.length === 0 ? [{ path: 'questions', message: words.noQuestions }] : []),
    ...checkLengths(words, '', content, { title: mostTitle, copy: mostCopy, description: mostCopy }),
    ...checkLengths(words, 'message.', content.message ?? {}, { eligible: mostCopy, ineligible: mostCopy }),
    ...checkBlanks(words, '', content, ['title', 'copy', 'description']),
    ...checkBlanks(words, 'message.', content.message ?? {}, ['eligible', 'ineligible']),
    ...checkQuestions(words, content.questions),
    ...checkPrograms(words, content, programIds, scope),
    ...checkSamples(words, content.samples ?? [], scope),
  ];
}
