import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useLayoutEffect } from 'react';

/** What stands before every error for people who cannot see that it is red. */
export function toErrorWord(i18n: I18n): string {
  return i18n._({ id: 'ui.field.error', message: 'Error:' });
}

let shownCount = 0;

/** Belongs to every error: a screen reader says the title first, so it tells that something is wrong. */
export function ErrorInTitle() {
  const mark = `${toErrorWord(useLingui().i18n)} `;

  useLayoutEffect(() => {
    if (shownCount++ === 0) document.title = mark + document.title;
    return () => {
      if (--shownCount === 0) document.title = document.title.replace(mark, '');
    };
  }, [mark]);
  return null;
}
