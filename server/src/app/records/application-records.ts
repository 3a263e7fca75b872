import type { Answers, ProgramDefinition } from '@handrail/engine';
import { createApplication } from '../../modules/applications/starting/create-application.ts';
import { updateApplication } from '../../modules/applications/index.ts';
import { requestDocument, submitApplication, uploadCaseDocuments } from '../../modules/casework/index.ts';
import { addParticipantComment } from '../../modules/casework/messages/add-participant-comment.ts';
import { publishDefinition, saveProgram } from '../../modules/programs/index.ts';
import { uploadDocuments } from '../../modules/documents/upload-documents.ts';
import { processDocument } from '../../modules/documents/process-document.job.ts';
import { buildContext } from '../../testing/build-context.ts';
import { completeRent, rentForm } from '../../testing/builders/applicant-world.ts';
import { buildProgramDraft } from '../../testing/builders/insert-program.ts';
import { insertSession } from '../../testing/builders/insert-session.ts';
import { buildSystemContext } from '../../testing/builders/system-context.ts';
import { taxNumberAnswers, taxNumberForm } from '../../testing/builders/tax-number-form.ts';
import { verifiedForm } from '../../testing/builders/verified-form.ts';
import { toFile } from '../../testing/worlds/document-world.ts';
import { createMemoryStorage } from '../../testing/servers/memory-storage.ts';
import { createRecordingPorts } from '../../testing/recording-ports.ts';
import { putCaseIn } from '../../testing/put-case-in.ts';
import { sampleCsv } from '../../testing/sample-files.ts';
import type { MutationRecord, Stage } from './mutation-record.ts';

/** A document of the owner's, labeled where the partner has documents labeled. */
async function bringDocument({ database, partner, people }: Stage): Promise<string> {
  const { id: partnerId } = partner;
  const classifier = { classify: () => Promise.resolve({ label: 'Budget', probability: 0.9 }) };
  const ports = { ...createRecordingPorts(), storage: createMemoryStorage(), classifier };
  const { actor } = await insertSession(database, partnerId, people.owner);
  const ctx = buildContext(database, { partnerId, actor, ports });
  const [document] = await uploadDocuments(ctx, [toFile('budget.csv', sampleCsv)]);
  const id = document?.id ?? '';
  await processDocument.run(buildSystemContext(database, { partnerId, ports }), { documentId: id });
  return id;
}

const formProgram = 'The program of a form';

async function startForm(
  { database, partner, people }: Stage,
  definition: ProgramDefinition,
): Promise<string> {
  const { id: partnerId } = partner;
  const system = buildSystemContext(database, { partnerId });
  await publishDefinition(system, definition);
  const { id: programId } = await saveProgram(
    system,
    buildProgramDraft({ name: formProgram, definitionKey: definition.key }),
  );
  const { actor } = await insertSession(database, partnerId, people.owner);
  const { id } = await createApplication(buildContext(database, { partnerId, actor }), { programId });
  return id;
}

async function submitForm(stage: Stage, definition: ProgramDefinition, answers: Answers) {
  const id = await startForm(stage, definition);
  const { database, partner, people } = stage;
  const { actor } = await insertSession(database, partner.id, people.owner);
  const ctx = buildContext(database, { partnerId: partner.id, actor });
  await updateApplication(ctx, { id, answers });
  const { case: submitted } = await submitApplication(ctx, id);
  return { id, caseId: submitted.id };
}

/** A submitted case to which the owner added a document. */
async function addDocument(stage: Stage) {
  const { caseId } = await submitForm(stage, rentForm, completeRent);
  const { database, partner, people } = stage;
  const { actor } = await insertSession(database, partner.id, people.owner);
  const ports = { ...createRecordingPorts(), storage: createMemoryStorage() };
  const ctx = buildContext(database, { partnerId: partner.id, actor, ports });
  const [document] = await uploadCaseDocuments(ctx, caseId, [toFile('budget.csv', sampleCsv)]);
  return { caseId, documentId: document?.id ?? '' };
}

async function askForDocument(stage: Stage): Promise<string> {
  const { caseId } = await submitForm(stage, rentForm, completeRent);
  const { database, partner, people } = stage;
  const { actor } = await insertSession(database, partner.id, people.caseWorker);
  const ctx = buildContext(database, { partnerId: partner.id, actor });
  return requestDocument(ctx, { caseId, name: 'Lease', words: '', dueOn: '2099-12-31' });
}

/** A submitted case of a program that takes messages. */
async function openForMessages(stage: Stage): Promise<string> {
  const { caseId } = await submitForm(stage, rentForm, completeRent);
  await saveProgram(
    buildSystemContext(stage.database, { partnerId: stage.partner.id }),
    buildProgramDraft({ name: formProgram, definitionKey: rentForm.key, features: ['applicant-comments'] }),
  );
  return caseId;
}

/** Two cases of different people with the same tax number. */
async function submitTwins(stage: Stage) {
  const { caseId } = await submitForm(stage, taxNumberForm, taxNumberAnswers);
  const twin = { ...stage, people: { ...stage.people, owner: stage.people.otherApplicant } };
  const other = await submitForm(twin, taxNumberForm, taxNumberAnswers);
  return { caseId, otherCaseId: other.caseId };
}

export const applicationRecords: Record<string, MutationRecord> = {
  createApplication: { acts: ['createApplication'], as: 'owner' },
  updateApplication: {
    acts: ['updateApplication'],
    as: 'owner',
    prepare: async (stage) => ({
      input: { id: await startForm(stage, rentForm), content: { answers: { rent: 95_000 } } },
    }),
  },
  acceptFormChange: {
    acts: ['acceptFormChange'],
    as: 'owner',
    prepare: async (stage) => {
      const id = await startForm(stage, rentForm);
      const system = buildSystemContext(stage.database, { partnerId: stage.partner.id });
      await publishDefinition(system, { ...rentForm, version: 2 });
      await saveProgram(
        system,
        buildProgramDraft({ name: formProgram, definitionKey: rentForm.key, definitionVersion: 2 }),
      );
      return { input: { id, toVersion: 2, seenRevision: 0 } };
    },
  },
  saveStaffAnswers: {
    acts: ['saveStaffAnswers'],
    as: 'caseWorker',
    prepare: async (stage) => ({
      input: { applicationId: await startForm(stage, verifiedForm), answers: { verifiedRent: '$900' } },
    }),
  },
  submitApplication: { acts: ['submitApplication'], as: 'owner' },
  performCaseAction: {
    acts: ['withdrawApplication'],
    as: 'owner',
    prepare: ({ caseId }) => ({ input: { caseId, action: 'withdrawApplication', seen: 'InProgress' } }),
  },
  reviewField: {
    acts: ['reviewField'],
    as: 'caseWorker',
    prepare: async (stage) => {
      const { id: applicationId } = await submitForm(stage, rentForm, completeRent);
      return { input: { applicationId, version: 1, key: 'rent', verdict: 'fine' } };
    },
  },
  addCaseNote: { acts: ['addCaseNote'], as: 'fiscal' },
  noteCasePresence: {
    acts: [],
    as: 'caseWorker',
    unrecorded: 'It only says that someone is still there.',
  },
  recommendAmount: {
    acts: ['recommendAmount'],
    as: 'caseWorker',
    prepare: async (stage) => {
      const { caseId } = await submitForm(stage, rentForm, completeRent);
      return { input: { caseId, amount: 50_000 } };
    },
  },
  tickChecklistItem: {
    acts: ['tickChecklistItem'],
    as: 'caseWorker',
    prepare: async (stage) => {
      const { caseId } = await submitForm(stage, rentForm, completeRent);
      await saveProgram(
        buildSystemContext(stage.database, { partnerId: stage.partner.id }),
        buildProgramDraft({
          ...{ name: formProgram, definitionKey: rentForm.key },
          config: { review: { checklist: [{ key: 'income', label: 'Income' }] } },
        }),
      );
      return { input: { caseId, key: 'income', isTicked: true } };
    },
  },
  setWaitingList: {
    acts: ['putOnWaitingList'],
    as: 'caseWorker',
    prepare: async (stage) => {
      const { caseId } = await submitForm(stage, rentForm, completeRent);
      await saveProgram(
        buildSystemContext(stage.database, { partnerId: stage.partner.id }),
        buildProgramDraft({
          ...{ name: formProgram, definitionKey: rentForm.key },
          config: { review: { waitingList: true } },
        }),
      );
      await putCaseIn(stage.database, caseId, 'InReview');
      return { input: { caseId, isWaiting: true, reason: 'No money left.' } };
    },
  },
  resolveDuplicate: {
    acts: ['resolveDuplicate'],
    as: 'caseWorker',
    prepare: async (stage) => ({ input: { ...(await submitTwins(stage)), verdict: 'samePerson' } }),
  },
  openCaseForReview: {
    acts: ['startReview'],
    as: 'caseWorker',
    prepare: async (stage) => ({
      input: { caseId: (await submitForm(stage, rentForm, completeRent)).caseId },
    }),
  },
  revealAnswer: {
    acts: ['readSensitiveAnswer'],
    as: 'fiscal',
    prepare: async (stage) => {
      const { id } = await submitForm(stage, taxNumberForm, taxNumberAnswers);
      return { input: { applicationId: id, key: 'ssn', reason: 'To file the 1099.' } };
    },
  },
  uploadDocuments: {
    acts: ['uploadDocument'],
    as: 'owner',
    prepare: () => ({ input: { files: [null] }, files: [['budget.csv', sampleCsv]] }),
  },
  addParticipantComment: {
    acts: ['addParticipantComment'],
    as: 'owner',
    prepare: async (stage) => ({ input: { caseId: await openForMessages(stage), content: 'Hello' } }),
  },
  markCaseMessagesRead: {
    acts: ['readMessages'],
    as: 'caseWorker',
    prepare: async (stage) => {
      const caseId = await openForMessages(stage);
      const { partner, people, database } = stage;
      const { actor } = await insertSession(database, partner.id, people.owner);
      await addParticipantComment(buildContext(database, { partnerId: partner.id, actor }), caseId, 'Hello');
      return { input: { caseId } };
    },
  },
  markDocument: {
    acts: ['markDocument'],
    as: 'caseWorker',
    prepare: async (stage) => ({ input: { ...(await addDocument(stage)), isChecked: true } }),
  },
  requestDocument: {
    acts: ['requestDocument'],
    as: 'caseWorker',
    prepare: async (stage) => ({
      input: {
        caseId: (await submitForm(stage, rentForm, completeRent)).caseId,
        ...{ name: 'Lease', dueOn: '2099-12-31' },
      },
    }),
  },
  withdrawDocumentRequest: {
    acts: ['withdrawDocumentRequest'],
    as: 'caseWorker',
    prepare: async (stage) => ({ input: { id: await askForDocument(stage) } }),
  },
  uploadCaseDocument: {
    acts: ['uploadDocument', 'uploadCaseDocument'],
    as: 'owner',
    prepare: async (stage) => ({
      input: { caseId: (await submitForm(stage, rentForm, completeRent)).caseId, files: [null] },
      files: [['budget.csv', sampleCsv]],
    }),
  },
  pinDocument: {
    acts: ['pinDocument'],
    as: 'owner',
    prepare: async (stage) => ({ input: { id: await bringDocument(stage), pinned: true } }),
  },
  removeDocument: {
    acts: ['removeDocument'],
    as: 'owner',
    prepare: async (stage) => ({ input: { id: await bringDocument(stage) } }),
  },
  saveDocumentFeedback: {
    acts: ['saveDocumentFeedback'],
    as: 'owner',
    prepare: async (stage) => ({ input: { id: await bringDocument(stage), accurate: 'Yes' } }),
  },
  createW9TaxForm: { acts: ['createW9TaxForm'], as: 'owner' },
  saveBankAccount: { acts: ['saveBankAccount'], as: 'owner' },
};
