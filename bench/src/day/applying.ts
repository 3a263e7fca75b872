import { randomUUID } from 'node:crypto';
import type { Answers } from '@handrail/engine';
import { samplePdf } from '../../../server/src/testing/sample-pdfs.ts';
import { nameDocument } from '../growth/growth-world.ts';
import { sendDocument } from '../upload/send-document.ts';
import { ask, type Fields, type Line } from './ask.ts';
import type { DayPartner } from './build-day-partner.ts';
import type { DayWorld } from './day-world.ts';
import type { Step } from './day-visits.ts';
import type { Act, Desk } from './act.ts';

interface Applicant {
  readonly world: DayWorld;
  readonly partner: DayPartner;
  readonly desk: Desk;
}

interface Draft {
  readonly id: string;
  readonly caseId: string;
  revision: number;
  saved: number;
  documentId?: string | undefined;
}

const pdf = new File([new Uint8Array(samplePdf())], 'proof.pdf', { type: 'application/pdf' });

/** Someone who fills out one application after the other: each act is the next one of that story. */
export function beginApplying({ world, partner, desk }: Applicant, line: Line) {
  let draft: Draft | undefined;
  let submitted: string | undefined;
  const programIds = [...partner.programIds];
  const read = (kind: Act['kind'], name: string, variables: object): Act => ({
    kind,
    send: () => ask(line, { app: 'portal', name, variables }),
  });

  const start = (programId: string): Act => ({
    kind: 'start',
    send: async () => {
      const { application } = await ask(line, {
        ...{ app: 'portal', name: 'CreateApplication', variables: { input: { programId } } },
      });
      const { id } = application as { readonly id: string };
      // The page that opens next reads what the case is called.
      const opened = await ask(line, { app: 'portal', name: 'GetApplication', variables: { id } });
      const found = opened.application as {
        readonly revision: number;
        readonly case: { readonly id: string };
      };
      draft = { id, caseId: found.case.id, revision: found.revision, saved: 0 };
    },
  });

  const save = (own: Draft, given: Answers): Act => ({
    kind: 'save',
    send: async () => {
      const answers = own.documentId === undefined ? given : nameDocuments(given, own.documentId);
      const { application } = await ask(line, {
        app: 'portal',
        name: 'UpdateApplication',
        variables: {
          input: { id: own.id, content: { answers }, seenRevision: own.revision, saveId: randomUUID() },
        },
      });
      own.revision = (application as { readonly revision: number }).revision;
      own.saved += 1;
      own.documentId = undefined;
    },
  });

  const submit = (own: Draft): Act => ({
    kind: 'submit',
    send: async () => {
      draft = undefined;
      await ask(line, { app: 'portal', name: 'SubmitApplication', variables: { input: { id: own.id } } });
      submitted = own.caseId;
      desk.waiting.push({ id: own.caseId, applicationId: own.id });
    },
  });

  const fill = (): Act | undefined => {
    const own = draft;
    if (!own) {
      const programId = programIds.shift();
      return programId === undefined ? undefined : start(programId);
    }
    const answers = world.saves[own.saved];
    if (!answers) return submit(own);
    if (own.documentId === undefined && wantsDocument(answers))
      return {
        kind: 'upload',
        send: async () => {
          own.documentId = await sendDocument(line.address, line.cookie, pdf);
        },
      };
    return save(own, answers);
  };

  return (step: Step): Act | undefined => {
    const { externalId } = partner;
    if (step === 'fill') return fill();
    if (step === 'open' && draft) return read('open', 'GetApplication', { id: draft.id });
    if (step === 'status' && submitted !== undefined) return read('status', 'GetCase', { id: submitted });
    if (step === 'link') return askForLink(partner, line);
    return read('list', 'GetUserApplications', { externalId });
  };
}

let asked = 0;

/** Someone who has been here before: a link to the address of one of the many with old cases. */
function askForLink({ partnerId, externalId, tenantIds }: DayPartner, line: Line): Act {
  asked += 1;
  const input = {
    ...{ partnerId, tenantId: tenantIds.applicant, email: `person${String(1 + (asked % 400))}@mail.example` },
    ...{ timezone: 'America/New_York', continueUrl: `${line.address}/${externalId}/identity/magic-link` },
  };
  return {
    kind: 'link',
    send: (): Promise<Fields> =>
      ask({ ...line, cookie: '' }, { app: 'portal', name: 'SendMagicLinkV2', variables: { input } }),
  };
}

const wantsDocument = (answers: Answers) => JSON.stringify(answers).includes('"filename"');

const nameDocuments = (answers: Answers, id: string): Answers =>
  Object.fromEntries(Object.entries(answers).map(([key, value]) => [key, nameDocument(value, id)]));
