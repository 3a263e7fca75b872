import type { DirectCaseAction } from '../../../gql/operations.ts';

interface Text {
  readonly id: string;
  readonly message: string;
}

export interface ActionTexts {
  /** What happens once it is done. */
  readonly effect: Text;
  /** What the notice says that it is done. */
  readonly done: Text;
}

/** What each action does, in the words of the person who is about to do it. */
export const actionTexts = {
  startReview: {
    effect: /*i18n*/ {
      id: 'console.action.startReview.effect',
      message: 'The case moves to In Review. If nobody has it, it becomes yours.',
    },
    done: /*i18n*/ { id: 'console.action.startReview.done', message: 'The review has started' },
  },
  sendBack: {
    effect: /*i18n*/ {
      id: 'console.action.sendBack.effect',
      message: '{name} gets your message, changes what you ask for, and submits it again.',
    },
    done: /*i18n*/ { id: 'console.action.sendBack.done', message: 'The case was sent back' },
  },
  recommendForCertification: {
    effect: /*i18n*/ {
      id: 'console.action.recommendForCertification.effect',
      message: 'The case moves to Pending Certification. {name} is not told yet.',
    },
    done: /*i18n*/ {
      id: 'console.action.recommendForCertification.done',
      message: 'The case was sent to certification',
    },
  },
  recommendForFiscalReview: {
    effect: /*i18n*/ {
      id: 'console.action.recommendForFiscalReview.effect',
      message: 'The case moves to Fiscal Review. {name} is not told yet.',
    },
    done: /*i18n*/ {
      id: 'console.action.recommendForFiscalReview.done',
      message: 'The case was sent to fiscal review',
    },
  },
  approveCase: {
    effect: /*i18n*/ {
      id: 'console.action.approveCase.effect',
      message: 'The case is approved, and {name} is told.',
    },
    done: /*i18n*/ { id: 'console.action.approveCase.done', message: 'The case was approved' },
  },
  certifyForFiscalReview: {
    effect: /*i18n*/ {
      id: 'console.action.certifyForFiscalReview.effect',
      message: 'The case moves to Fiscal Review. {name} is not told yet.',
    },
    done: /*i18n*/ { id: 'console.action.certifyForFiscalReview.done', message: 'The case was certified' },
  },
  certifyAndApprove: {
    effect: /*i18n*/ {
      id: 'console.action.certifyAndApprove.effect',
      message: 'The case is certified and approved, and {name} is told.',
    },
    done: /*i18n*/ {
      id: 'console.action.certifyAndApprove.done',
      message: 'The case was certified and approved',
    },
  },
  approveFunds: {
    effect: /*i18n*/ {
      id: 'console.action.approveFunds.effect',
      message: 'The case is approved, and {name} is told.',
    },
    done: /*i18n*/ { id: 'console.action.approveFunds.done', message: 'The funds were approved' },
  },
  denyCase: {
    effect: /*i18n*/ {
      id: 'console.action.denyCase.effect',
      message: 'The case is denied, and {name} is told why.',
    },
    done: /*i18n*/ { id: 'console.action.denyCase.done', message: 'The case was denied' },
  },
  resumeApplication: {
    effect: /*i18n*/ {
      id: 'console.action.resumeApplication.effect',
      message: 'The application is open again.',
    },
    done: /*i18n*/ {
      id: 'console.action.resumeApplication.done',
      message: 'The application was resumed',
    },
  },
  withdrawApplication: {
    effect: /*i18n*/ {
      id: 'console.action.withdrawApplication.effect',
      message: 'The application is withdrawn.',
    },
    done: /*i18n*/ {
      id: 'console.action.withdrawApplication.done',
      message: 'The application was withdrawn',
    },
  },
  withdrawForApplicant: {
    effect: /*i18n*/ {
      id: 'console.action.withdrawForApplicant.effect',
      message: 'The application is withdrawn, and {name} is told why.',
    },
    done: /*i18n*/ {
      id: 'console.action.withdrawForApplicant.done',
      message: 'The application was withdrawn',
    },
  },
  archiveCase: {
    effect: /*i18n*/ {
      id: 'console.action.archiveCase.effect',
      message: 'The case leaves the lists. An admin can restore it from the archive.',
    },
    done: /*i18n*/ { id: 'console.action.archiveCase.done', message: 'The case was archived' },
  },
  unarchiveCase: {
    effect: /*i18n*/ {
      id: 'console.action.unarchiveCase.effect',
      message: 'The case goes back to the status that it had before.',
    },
    done: /*i18n*/ {
      id: 'console.action.unarchiveCase.done',
      message: 'The case was restored from the archive',
    },
  },
} as const satisfies Record<DirectCaseAction, ActionTexts>;
