import type { ProgramJudgement } from '@handrail/engine';
import type { I18n } from '@lingui/core';

export function fitText(i18n: I18n, fit: ProgramJudgement['fit'] | undefined): string {
  switch (fit) {
    case 'likely':
      return i18n._({ id: 'console.eligibility.fit.likely', message: 'likely' });
    case 'maybe':
      return i18n._({ id: 'console.eligibility.fit.maybe', message: 'maybe' });
    case 'unlikely':
      return i18n._({ id: 'console.eligibility.fit.unlikely', message: 'unlikely' });
    case undefined:
      return i18n._({ id: 'console.eligibility.fit.none', message: 'not mentioned' });
  }
}
