import type { Actor, StaffRole } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors/app-error.ts';

/** What staff can be entitled to at their partner (P629). */
export type StaffRight =
  | 'readCases'
  | 'workCases'
  | 'certifyPayments'
  | 'issuePayments'
  | 'changeSettings'
  | 'changePrograms'
  | 'changeFunds'
  | 'manageStaff'
  | 'manageIncidents';

const caseWork = ['readCases', 'workCases'] as const;
const money = ['certifyPayments', 'issuePayments'] as const;
const administration = [
  'changeSettings',
  'changePrograms',
  'changeFunds',
  'manageStaff',
  'manageIncidents',
] as const;

/** The rights of each role. That the person who certifies an amount does not issue it is a rule of the payment. */
export const staffRights = {
  caseWorker: caseWork,
  fiscal: ['readCases', ...money],
  admin: [...caseWork, ...money, ...administration],
  platform: [...caseWork, ...money, ...administration],
} as const satisfies Record<StaffRole, readonly StaffRight[]>;

/** Refuses whoever has no role with this right. The product itself may do everything. */
export function assertStaffMay(actor: Actor, right: StaffRight): void {
  if (actor.kind === 'system') return;
  const rights: readonly StaffRight[] = actor.kind === 'staff' ? staffRights[actor.role] : [];
  if (!rights.includes(right)) throw new AppError('FORBIDDEN');
}

/** Admins manage their partner's staff; only platform staff and the product itself appoint platform staff. */
export function assertMayManageStaff(actor: Actor, role: StaffRole): void {
  assertStaffMay(actor, 'manageStaff');
  if (role === 'platform' && actor.kind === 'staff' && actor.role !== 'platform')
    throw new AppError('FORBIDDEN');
}
