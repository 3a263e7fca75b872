import type { CaseActionView } from '../use-case.ts';

/** What moves a case forward; the first of them that can be done now is the one primary button. */
const forward: readonly CaseActionView['action'][] = [
  'startReview',
  'recommendForCertification',
  'recommendForFiscalReview',
  'approveCase',
  'certifyForFiscalReview',
  'certifyAndApprove',
  'approveFunds',
  'unarchiveCase',
];

/** The actions that can be done now, the primary one last; the rest have a refusal. */
export function sortActions(actions: readonly CaseActionView[]) {
  const possible = actions.filter(({ refusal }) => refusal === null);
  const primary = forward.map((name) => possible.find(({ action }) => action === name)).find(Boolean);
  return {
    primary,
    others: possible.filter((each) => each !== primary),
    refused: actions.filter(({ refusal }) => refusal !== null),
  };
}
