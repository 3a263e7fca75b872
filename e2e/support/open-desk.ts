import { randomUUID } from 'node:crypto';
import type { EligibilityContent } from '@handrail/engine';
import type { CaseStatus } from '@handrail/engine/cases';
import type { StaffRole } from '@handrail/engine/rights';
import { createApplication, updateApplication } from '../../server/src/modules/applications/index.ts';
import { submitApplication } from '../../server/src/modules/casework/index.ts';
import { type CarriedCheck, installEligibility } from '../../server/src/modules/eligibility/index.ts';
import { setPassword } from '../../server/src/modules/identity/index.ts';
import { savePartner } from '../../server/src/modules/partners/index.ts';
import { publishDefinition, saveProgram } from '../../server/src/modules/programs/index.ts';
import { appointStaff, waiveSecondFactor } from '../../server/src/modules/staff/index.ts';
import { saveUser } from '../../server/src/modules/users/index.ts';
import { completeRent, rentForm } from '../../server/src/testing/builders/applicant-world.ts';
import { copyCase } from '../../server/src/testing/builders/copy-case.ts';
import { buildPartnerDraft } from '../../server/src/testing/builders/insert-partner.ts';
import { buildProgramDraft } from '../../server/src/testing/builders/insert-program.ts';
import { insertSession } from '../../server/src/testing/builders/insert-session.ts';
import { putCaseIn } from '../../server/src/testing/put-case-in.ts';
import { joinProduct } from './join-product.ts';

const features = ['applicant-comments', 'resubmission-requests'];
const password = 'handrail-demo-2026!';

/** A partner of the running product with nothing but what a story needs, so that its queue is this story's alone. */
export async function openDesk(role: StaffRole, dataDir?: string) {
  const { partnerId, database, ownerUrl, system: ctx, enterAs, close } = await joinProduct(dataDir);
  const { externalId } = await savePartner(
    ctx,
    buildPartnerDraft({ externalId: `desk-${partnerId.slice(0, 8)}`, features }),
  );
  await publishDefinition(ctx, rentForm);
  const { id: programId } = await saveProgram(
    ctx,
    buildProgramDraft({
      name: 'Rental Relief',
      definitionKey: rentForm.key,
      features,
    }),
  );
  const email = `${role}-${partnerId.slice(0, 8)}@desk.example`.toLowerCase();
  const staff = await saveUser(ctx, { tenant: 'staff', email, name: 'Marisol Vega' });
  await setPassword(ctx, staff.id, password);
  await appointStaff(ctx, staff.id, role);
  await waiveSecondFactor(ctx, staff.id);

  return {
    ...{ partner: externalId, email, password },
    askBeforehand: (content: EligibilityContent) => installEligibility(ctx, content),
    /** Someone applies, as they would in the portal, with the answers of a pre-check where they bring some. */
    apply: async (name: string, phone?: string, eligibility?: CarriedCheck): Promise<string> => {
      const user = await saveUser(ctx, {
        ...{ tenant: 'applicant', email: `${randomUUID()}@mail.example`, name, hasAcceptedTerms: true },
        applicantTypeName: 'Student',
        ...(phone !== undefined && { phone }),
      });
      const { actor } = await insertSession(database, partnerId, user);
      const applicant = enterAs(actor);
      const { id } = await createApplication(applicant, { programId, eligibility });
      await updateApplication(applicant, { id, answers: { ...completeRent, fullName: name } });
      return (await submitApplication(applicant, id)).case.id;
    },
    /** As many cases more like one, each in its status. */
    copy: async (caseId: string, statuses: readonly CaseStatus[]): Promise<void> => {
      const ids = await copyCase(database, partnerId, caseId, statuses.length);
      for (const status of new Set(statuses)) {
        const some = ids.filter((_id, index) => statuses[index] === status);
        await putCaseIn({ ownerUrl }, some, status);
      }
    },
    close,
  };
}
