/**
 * What a case should be after a history, written apart from the product: it has its own table of moves, its own rules and
 * its own days, and imports nothing.
 */
export type Act =
  | { readonly kind: 'save'; readonly name: string }
  | { readonly kind: 'message'; readonly by: 'applicant' | 'staff'; readonly text: string }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'wait'; readonly days: number }
  | { readonly kind: 'act'; readonly name: keyof typeof moves };

/** From where an act leads where, and which mail tells of it. */
export const moves = {
  submitApplication: {
    by: 'applicant',
    from: ['InProgress', 'Incomplete'],
    to: 'ReadyForReview',
    mail: 'application-submitted',
  },
  withdrawApplication: {
    by: 'applicant',
    from: ['InProgress', 'Incomplete', 'ReadyForReview', 'InReview', 'PendingCertification', 'FiscalReview'],
    to: 'Withdrawn',
    mail: 'case-withdrawn',
  },
  resumeApplication: { by: 'applicant', from: ['Withdrawn'], to: 'InProgress' },
  startReview: { by: 'staff', from: ['ReadyForReview'], to: 'InReview' },
  sendBack: {
    by: 'staff',
    from: ['ReadyForReview', 'InReview', 'PendingCertification', 'FiscalReview'],
    to: 'Incomplete',
    mail: 'case-sent-back',
  },
  recommendForCertification: { by: 'staff', from: ['InReview'], to: 'PendingCertification' },
  certifyForFiscalReview: { by: 'staff', from: ['PendingCertification'], to: 'FiscalReview' },
  approveFunds: { by: 'staff', from: ['FiscalReview'], to: 'Approved', mail: 'case-approved' },
  denyCase: {
    by: 'staff',
    from: ['ReadyForReview', 'InReview', 'PendingCertification', 'FiscalReview'],
    to: 'Denied',
    mail: 'case-denied',
  },
  withdrawForApplicant: {
    by: 'staff',
    from: ['InProgress', 'Incomplete', 'ReadyForReview', 'InReview', 'PendingCertification', 'FiscalReview'],
    to: 'Withdrawn',
    mail: 'case-withdrawn-by-staff',
  },
  archiveCase: { by: 'staff', from: ['Approved', 'PaymentSent', 'Denied', 'Withdrawn'], to: 'Archived' },
  unarchiveCase: { by: 'staff', from: ['Archived'], to: 'before' },
} as const satisfies Record<string, Move>;

interface Move {
  readonly by: 'applicant' | 'staff';
  readonly from: readonly string[];
  readonly to: string;
  readonly mail?: string;
}

export interface Model {
  readonly status: string;
  readonly before: string;
  readonly name: string;
  readonly wasSubmitted: boolean;
  /** The name in each submitted version. */
  readonly versions: readonly string[];
  readonly events: readonly string[];
  readonly mails: readonly string[];
  readonly messages: readonly string[];
  readonly notes: readonly string[];
  readonly day: number;
  readonly activeDay: number;
  readonly warnings: number;
  readonly withdrawDay: number | undefined;
}

export const patience = 30;

export const start: Model = {
  ...{ status: 'InProgress', before: '', name: 'Ada Reyes', wasSubmitted: false },
  ...{ versions: [], events: ['openCase >InProgress'], mails: [], messages: [], notes: [] },
  ...{ day: 0, activeDay: 0, warnings: 0, withdrawDay: undefined },
};

/** The case after an act; undefined where the act must be refused. */
export function advance(model: Model, act: Act): Model | undefined {
  switch (act.kind) {
    case 'save':
      return canEdit(model) ? active({ ...model, name: act.name }) : undefined;
    case 'message': {
      if (model.status === 'Archived') return undefined;
      const mails = act.by === 'staff' ? [...model.mails, 'case-message'] : model.mails;
      return active({ ...model, mails, messages: [...model.messages, act.text] });
    }
    case 'note':
      return active({ ...model, notes: [...model.notes, act.text] });
    case 'wait':
      return tick({ ...model, day: model.day + act.days });
    case 'act':
      return perform(model, act.name);
  }
}

function canEdit({ status, wasSubmitted }: Model): boolean {
  return status === 'InProgress' || status === 'Incomplete' || (status === 'Withdrawn' && !wasSubmitted);
}

function perform(model: Model, name: keyof typeof moves): Model | undefined {
  if (name === 'submitApplication' && model.status === 'Withdrawn' && !model.wasSubmitted) {
    return perform(move(model, 'resumeApplication', 'InProgress'), name);
  }
  // Browsers send it again when they got no answer: what is submitted stays so.
  if (name === 'submitApplication' && model.wasSubmitted && !canEdit(model)) return model;
  const { from, to, mail }: Move = { mail: undefined, ...moves[name] } as Move;
  if (!from.includes(model.status)) return undefined;
  if (name === 'resumeApplication' && model.wasSubmitted) return undefined;
  const sent =
    mail === 'application-submitted' && model.status === 'Incomplete' ? 'application-resubmitted' : mail;
  const moved = move(model, name, to === 'before' ? model.before : to, sent);
  return name === 'submitApplication'
    ? { ...moved, wasSubmitted: true, versions: [...moved.versions, model.name] }
    : moved;
}

function move(model: Model, name: string, to: string, mail?: string): Model {
  return active({
    ...model,
    status: to,
    before: model.status,
    events: [...model.events, `${name} ${model.status}>${to}`],
    mails: mail === undefined ? model.mails : [...model.mails, mail],
  });
}

function active(model: Model): Model {
  return model.activeDay === model.day
    ? model
    : { ...model, activeDay: model.day, warnings: 0, withdrawDay: undefined };
}

/** What the clock does on a day: at most one thing. */
function tick(model: Model): Model {
  const { status, activeDay, warnings, withdrawDay, day, mails } = model;
  if (status !== 'InProgress' && status !== 'Incomplete') return model;
  const notice = [7, 1, 0][warnings] ?? 0;
  const isDue = day >= activeDay + patience - notice && (withdrawDay ?? 0) <= day + notice;
  if (!isDue) return model;
  if (warnings === 2) return move(model, 'withdrawInactive', 'Withdrawn', 'case-withdrawn-inactive');
  const named = Math.max(activeDay + patience, withdrawDay ?? 0, day + notice);
  return { ...model, warnings: warnings + 1, withdrawDay: named, mails: [...mails, 'case-inactive'] };
}
