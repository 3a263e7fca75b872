import { formatCount } from '@handrail/engine';
import { sayCaseAction } from '@handrail/engine/cases';
import { localeOf } from '@handrail/ui';
import type { I18n } from '@lingui/core';
import { bulkKindTexts } from './bulk-texts.ts';
import type { BulkChangeView } from './use-bulk-changes.ts';

/** What someone asked for, in a word or two. */
export function sayBulkWork(i18n: I18n, { kind, action, undoes }: BulkChangeView): string {
  const work = action === null ? i18n._(bulkKindTexts[kind]) : sayCaseAction(localeOf(i18n), action).label;
  return undoes === null ? work : i18n._('console.bulk.undo-of', { work }, { message: 'Undo: {work}' });
}

/** What came of it. */
export function sayBulkResult(i18n: I18n, { doneCount, refusedCount }: BulkChangeView): string {
  const done =
    doneCount === 1
      ? i18n._({ id: 'console.bulk.done.one', message: '1 case done.' })
      : i18n._('console.bulk.done', { count: formatCount(doneCount) }, { message: '{count} cases done.' });
  if (refusedCount === 0) return done;
  const left =
    refusedCount === 1
      ? i18n._({ id: 'console.bulk.left.one', message: '1 was left as it is.' })
      : i18n._(
          'console.bulk.left',
          { count: formatCount(refusedCount) },
          { message: '{count} were left as they are.' },
        );
  return `${done} ${left}`;
}
