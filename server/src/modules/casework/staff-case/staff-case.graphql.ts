import { isUuid } from '@handrail/engine/uuid';
import { staffWith } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { CaseFactsType, findCaseFacts, findCaseParty } from '../../applications/index.ts';
import { type Case, caseFields, WorkflowEventType } from '../../cases/index.ts';
import { DocumentType } from '../../documents/index.ts';
import { NotificationType } from '../../notifications/index.ts';
import { PartyType } from '../../parties/index.ts';
import { findStaffCase } from './find-staff-case.ts';
import { StaffApplicationType, UserContactType } from './staff-application.graphql.ts';
import {
  findAssignee,
  listAssignableStaff,
  listStaffApplications,
  listStaffDocuments,
  listStaffEvents,
  listStaffNotifications,
} from './staff-case-contents.ts';

export const StaffCaseType = builder.objectRef<Case>('StaffCase').implement({
  description: 'A case with everything that staff need to decide it. Whoever filled it out asks for case.',
  fields: (t) => ({
    ...caseFields(t),
    requestedAmount: t.exposeInt('requestedAmountCents', {
      nullable: true,
      description: "In cents, as staff put it down; the applicant's own figure is in facts.",
    }),
    assignee: t.field({
      type: UserContactType,
      nullable: true,
      description: 'Who of the staff has the case; null while nobody has it.',
      resolve: async (about, _args, visit) => (await findAssignee(memberContext(visit), about)) ?? null,
    }),
    assignableStaff: t.field({
      type: [UserContactType],
      description: 'Everyone to whom the case can be given.',
      resolve: (_about, _args, visit) => listAssignableStaff(memberContext(visit)),
    }),
    party: t.field({
      type: PartyType,
      description: 'Whom the case is about.',
      resolve: ({ partyId }, _args, visit) => findCaseParty(memberContext(visit), partyId),
    }),
    facts: t.field({
      type: CaseFactsType,
      nullable: true,
      description: 'What the form says of them; null until it is submitted.',
      resolve: async ({ id }, _args, visit) => (await findCaseFacts(memberContext(visit), id)) ?? null,
    }),
    applications: t.field({
      type: [StaffApplicationType],
      description: 'Everything that was filled out for the case, drafts too, newest first.',
      resolve: (about, _args, visit) => listStaffApplications(memberContext(visit), about),
    }),
    documents: t.field({
      type: [DocumentType],
      description:
        'Every document that was ever submitted in the case, oldest first; those of a draft come with its submission.',
      resolve: (about, _args, visit) => listStaffDocuments(memberContext(visit), about),
    }),
    workflowEvents: t.field({
      type: [WorkflowEventType],
      description: 'The whole history of the case with who did what and why, newest first.',
      resolve: (about, _args, visit) => listStaffEvents(memberContext(visit), about),
    }),
    notifications: t.field({
      type: [NotificationType],
      description: 'Notices to those who filled it out, about the case and their accounts, newest first.',
      resolve: (about, _args, visit) => listStaffNotifications(memberContext(visit), about),
    }),
  }),
});

builder.queryField('staffCase', (t) =>
  t.field({
    type: StaffCaseType,
    access: staffWith('readCases'),
    nullable: true,
    description: 'Any case of the partner; null where there is none with this id.',
    args: { id: t.arg.id() },
    resolve: async (_root, { id }, visit) =>
      isUuid(id) ? ((await findStaffCase(memberContext(visit), id)) ?? null) : null,
  }),
);
