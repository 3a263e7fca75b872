import { reviewReasonLabels } from '@handrail/engine/cases';
import { useLocale } from '@handrail/ui';
import type { FormLock } from '@handrail/ui/form-renderer';
import { useMemo } from 'react';
import type { OpenApplication } from '../open-application.ts';
import type { ResubmissionRequest } from '../application-query.ts';

/** What of the form may be changed, and why each asked field is asked; nothing where all of it may. */
export function useFormLock({ round }: OpenApplication): FormLock | undefined {
  const locale = useLocale();
  return useMemo(() => {
    if (!round) return undefined;
    const { requests } = round.resubmission;
    const labels = reviewReasonLabels(locale);
    return {
      isOpen: round.isOpen,
      watch: round.watch,
      requestsOf: (path) =>
        requests.filter(({ key }) => key === path).map((request) => sayRequest(request, labels)),
    };
  }, [round, locale]);
}

/** The document that is meant, the reason and what staff wrote, as one text. */
export function sayRequest(
  { filename, reason, words }: Pick<ResubmissionRequest, 'filename' | 'reason' | 'words'>,
  labels: ReturnType<typeof reviewReasonLabels>,
): string {
  const why = reason === 'other' ? '' : `${labels[reason]}.`;
  return [filename === null ? '' : `${filename}:`, why, words].filter((part) => part !== '').join(' ');
}
