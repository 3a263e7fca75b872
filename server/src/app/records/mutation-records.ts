import { applicationRecords } from './application-records.ts';
import { bulkRecords } from './bulk-records.ts';
import { claimRecords } from './claim-records.ts';
import { eligibilityRecords } from './eligibility-records.ts';
import { identityRecords } from './identity-records.ts';
import { batchRecords } from './batch-records.ts';
import { moneyRecords } from './money-records.ts';
import type { MutationRecord } from './mutation-record.ts';
import { secondFactorRecords } from './second-factor-records.ts';
import { taxRecords } from './tax-records.ts';
import { staffRecords } from './staff-records.ts';

/** What every mutation puts on record, written down apart from the code that writes it. */
export const mutationRecords: Record<string, MutationRecord> = {
  ...applicationRecords,
  ...bulkRecords,
  ...claimRecords,
  ...eligibilityRecords,
  ...identityRecords,
  ...moneyRecords,
  ...batchRecords,
  ...secondFactorRecords,
  ...staffRecords,
  ...taxRecords,
};
