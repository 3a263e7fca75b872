import { randomUUID } from 'node:crypto';
import type { Database } from '../../open-database.ts';
import { insertApplications } from './applications.ts';
import { insertBulkChanges } from './bulk-changes.ts';
import { insertDocuments } from './documents.ts';
import { insertEligibility } from './eligibility.ts';
import { insertMoney } from './money.ts';
import { insertPayeeDetails } from './payee-details.ts';
import { insertPeople } from './people.ts';
import { insertRecords } from './records.ts';
import { insertReviewWork } from './review-work.ts';
import { insertSecondFactors } from './second-factors.ts';
import { insertSetup } from './setup.ts';
import { insertSingleSignOn } from './single-sign-on.ts';

/** A partner with one row in every table, so that the isolation checks have something to steal. */
export async function insertSamplePartner(database: Database): Promise<string> {
  const partner_id = randomUUID();
  await database.partner({ partnerId: partner_id, role: 'system' }).transaction(async (tx) => {
    await insertSetup(tx, partner_id);
    await insertPeople(tx, partner_id);
    await insertSecondFactors(tx, partner_id);
    await insertSingleSignOn(tx, partner_id);
    await insertApplications(tx, partner_id);
    await insertEligibility(tx, partner_id);
    await insertDocuments(tx, partner_id);
    await insertReviewWork(tx, partner_id);
    await insertBulkChanges(tx, partner_id);
    await insertPayeeDetails(tx, partner_id);
    await insertMoney(tx, partner_id);
    await insertRecords(tx, partner_id);
  });
  return partner_id;
}
