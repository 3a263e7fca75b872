import {
  createLiveForm,
  defineWords,
  formatMoment,
  maskAnswer,
  presentAnswer,
  readAnswers,
  toIntlLocale,
} from '@handrail/engine';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { findApplication, type SubmittedVersion } from '../../applications/index.ts';
import { isClient } from '../../parties/index.ts';
import { getPartnerWithin, type Partner } from '../../partners/index.ts';
import { findUserById, toLocale, type User } from '../../users/index.ts';
import { openSubmission, type OpenedSubmission } from '../staff-case/answers/open-submission.ts';
import type { SheetLine, SubmissionSheet } from './submission-sheet.ts';

/** What the PDF of a submitted version says, in the language of whoever submitted it; nothing where there is none. */
export async function findSubmissionSheet(
  tx: Transaction,
  ctx: RequestContext,
  { applicationId, version }: SubmittedVersion,
) {
  const partner = await getPartnerWithin(tx, ctx);
  const known = await findApplication(tx, ctx, applicationId);
  const submitter = known && (await findUserById(tx, ctx.partnerId, known.submitterId));
  if (!submitter) return undefined;
  const locale = toLocale(submitter, partner);
  const opened = await openSubmission(tx, { ...ctx, locale }, applicationId, version);
  if (!opened) return undefined;
  const { application, submitted, program } = opened;
  const words = sheetWords(locale);
  const sheet: SubmissionSheet = {
    language: toIntlLocale(locale),
    title: words.title(program.name),
    author: partner.name,
    createdAt: submitted.createdAt,
    facts: listFacts(opened, partner, submitter),
    sections: readSections(opened),
    foot: (page, pages) => words.foot(application.displayId, page, pages),
  };
  return { sheet, application, filename: words.filename(application.displayId, version) };
}

function listFacts(
  { application, submitted, program, copyValues: { locale } }: OpenedSubmission,
  partner: Partner,
  submitter: User,
): SheetLine[] {
  const words = sheetWords(locale);
  const { party } = application;
  const submitterName = submitter.name ?? submitter.email;
  return [
    { label: words.program, value: program.name },
    { label: words.organization, value: partner.name },
    { label: words.applicant, value: party.name ?? submitterName },
    ...(isClient(party) ? [{ label: words.filedBy, value: submitterName }] : []),
    { label: words.application, value: application.displayId },
    { label: words.case, value: application.case.displayId },
    { label: words.submitted, value: formatMoment(locale, submitted.createdAt, partner.timeZone) },
    ...(submitted.number > 1 ? [{ label: words.version, value: String(submitted.number) }] : []),
  ];
}

/** As staff read it: of what is sensitive, only the end. A file is saved, printed and sent on. */
function readSections({ form, settings, submitted, copyValues }: OpenedSubmission) {
  const live = createLiveForm(form.compiled, { settings, answers: submitted.answers });
  return readAnswers(live, copyValues).map(({ name, questions }) => ({
    name,
    questions: questions.map(({ title, lines }) => ({
      title,
      lines: lines.map(({ label, field, value }) => ({
        label,
        value: presentAnswer(field, maskAnswer(field, value), copyValues),
      })),
    })),
  }));
}

const sheetWords = defineWords('submissionSheet', {
  title: (program: string) => `Application for ${program}`,
  filename: (displayId: string, version: number) =>
    version === 1
      ? `Application ${displayId}.pdf`
      : `Application ${displayId}, version ${String(version)}.pdf`,
  foot: (displayId: string, page: number, pages: number) =>
    `Application ${displayId}, page ${String(page)} of ${String(pages)}`,
  program: 'Program',
  organization: 'Organization',
  applicant: 'Applicant',
  filedBy: 'Filled out by',
  application: 'Application number',
  case: 'Case number',
  submitted: 'Submitted',
  version: 'Version',
});
