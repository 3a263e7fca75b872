import { accountExpectations } from './account.ts';
import { applicationsExpectations } from './applications.ts';
import { bulkChangesExpectations } from './bulk-changes.ts';
import { claimsExpectations } from './claims.ts';
import { documentsExpectations } from './documents.ts';
import { eligibilityExpectations } from './eligibility.ts';
import type { OperationExpectation } from './expectation.ts';
import { geocodingExpectations } from './geocoding.ts';
import { identityExpectations } from './identity.ts';
import { moneyExpectations } from './money.ts';
import { paymentBatchExpectations } from './payment-batches.ts';
import { notificationsExpectations } from './notifications.ts';
import { partnersExpectations } from './partners.ts';
import { payeeDetailsExpectations } from './payee-details.ts';
import { ssoExpectations } from './sso.ts';
import { staffExpectations } from './staff.ts';
import { taxesExpectations } from './taxes.ts';
import { usersExpectations } from './users.ts';

/** What is expected of every operation, written independently of the rules so that people can review it. */
export const authorizationMatrix: Record<string, OperationExpectation> = {
  ...accountExpectations,
  ...applicationsExpectations,
  ...bulkChangesExpectations,
  ...claimsExpectations,
  ...documentsExpectations,
  ...eligibilityExpectations,
  ...geocodingExpectations,
  ...identityExpectations,
  ...moneyExpectations,
  ...paymentBatchExpectations,
  ...notificationsExpectations,
  ...partnersExpectations,
  ...payeeDetailsExpectations,
  ...ssoExpectations,
  ...staffExpectations,
  ...taxesExpectations,
  ...usersExpectations,
};
