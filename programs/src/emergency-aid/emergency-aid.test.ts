import { checkAnswers, compileProgram, presentAnswer, reportForm } from '@handrail/engine';
import { describe, expect, it } from 'vitest';
import { getField, getQuestion, optionValuesOf } from '../testing/find-field.ts';
import { listFaults } from '../testing/list-faults.ts';
import { listUnseen } from '../testing/list-unseen.ts';
import { errorsOf, isShown, openForm } from '../testing/open-form.ts';
import { emergencyAidAnswerSets, shortAnswers } from './emergency-aid.answers.ts';
import { emergencyAid } from './emergency-aid.ts';

describe('the form of emergency aid', () => {
  it('opens with what it is and with the application process [Q271] [Q272] [Q273]', () => {
    expect(emergencyAid.introPages).toMatchObject([
      {
        title: 'What is emergency aid?',
        layout: 'welcome',
        body: expect.stringContaining('money for college students') as string,
      },
      { title: 'About the application process', layout: 'steps' },
    ]);
  });

  it('has its sections in order [Q274] [Q285] [Q287]', () => {
    expect(emergencyAid.sections.map(({ key }) => key)).toEqual([
      'personalInfo',
      'financialChallenges',
      'youAndYourSituation',
      'documents',
      'review',
    ]);
  });

  it('asks about the student first, then about the person [Q275] [Q292]', () => {
    const [personal] = emergencyAid.sections;
    expect(
      personal?.questionGroups.map(({ key, questions }) => [
        key,
        questions.flatMap(({ fields }) => fields.map((field) => field.key)),
      ]),
    ).toEqual([
      ['studentInfo', ['email', 'dateOfBirth', 'studentId']],
      [
        'personalInfo',
        ['graduationDate', 'filedFafsa', 'hasDependants', 'youngestDependantAge', 'dacaEligible'],
      ],
    ]);
  });

  it('asks about the situation in order [Q284] [Q319]', () => {
    const keys = emergencyAid.sections[2]?.questionGroups.flatMap(({ questions }) =>
      questions.map(({ key }) => key),
    );
    expect(keys).toEqual(['outsideSupport', 'requestedAmount', 'bankAccountStatus', 'otherInformation']);
  });

  it.each(emergencyAidAnswerSets)('can be submitted by $name', (set) => {
    expect(listFaults(emergencyAid, set)).toEqual([]);
  });

  it('has no branch that these people do not walk', () => {
    expect(listUnseen(emergencyAid, emergencyAidAnswerSets)).toEqual([]);
  });

  it('keeps answers under dotted names [Q004]', () => {
    const [whole] = emergencyAidAnswerSets;
    const kept = openForm(emergencyAid, whole?.answers).submittedAnswers();
    expect(kept['submission.assistance.helper.name']).toBe('Priya Raman');
    expect(kept['documents.all']).toEqual([{ id: 'document-1', filename: 'eviction-notice.pdf' }]);
  });
});

describe('the personal information', () => {
  it.each([
    ['2026-11-14', ['Expected graduation date may not be in the past']],
    ['2026-11-15', ['Expected graduation date must be in the future']],
    ['2026-11-16', []],
  ])('takes %s as graduation date or says: %j [Q293] [Q294]', (graduationDate, errors) => {
    expect(errorsOf(openForm(emergencyAid, { graduationDate }), 'graduationDate')).toEqual(errors);
  });

  it('needs a graduation date [Q293]', () => {
    expect(errorsOf(openForm(emergencyAid), 'graduationDate')).toEqual([
      'Expected graduation date is required',
    ]);
  });

  it.each(['filedFafsa', 'hasDependants', 'hasSkippedMealsInPastMonth', 'hasBeenHomeless', 'hasBankAccount'])(
    'asks %s as a yes or no [Q295] [Q296] [Q303] [Q308] [Q326]',
    (key) => {
      expect(getField(emergencyAid, key).type).toBe('RadioList');
      expect(optionValuesOf(emergencyAid, key)).toEqual(['yes', 'no']);
    },
  );

  it('counts children of 17 or under and asks how old the youngest is [Q297] [Q298] [Q299]', () => {
    expect(getField(emergencyAid, 'hasDependants').copy).toBe(
      'Do you have dependents who are 17 or younger?',
    );
    expect(optionValuesOf(emergencyAid, 'youngestDependantAge')).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10+',
    ]);
    expect(isShown(openForm(emergencyAid, { hasDependants: 'yes' }), 'youngestDependantAge')).toBe(true);
    expect(isShown(openForm(emergencyAid, { hasDependants: 'no' }), 'youngestDependantAge')).toBe(false);
  });

  it('lets DACA be left open [Q315]', () => {
    expect(errorsOf(openForm(emergencyAid), 'dacaEligible')).toEqual([]);
    expect(isShown(openForm(emergencyAid), 'dacaEligible')).toBe(true);
  });
});

describe('the situation', () => {
  it('offers agreement from strongly agree to strongly disagree with $500 or less [Q320] [Q322]', () => {
    const values = optionValuesOf(emergencyAid, 'believesFundsWouldHelp');
    expect([values.at(0), values.at(-1)]).toEqual(['strongly-agree', 'strongly-disagree']);
    expect(getField(emergencyAid, 'believesFundsWouldHelp').copy).toContain('$500 or less');
  });

  it('takes an amount up to what the program gives [Q323] [Q324] [Q325]', () => {
    const settings = { maxFundingCents: 75_000 };
    const errorsFor = (requestedAmount: number) =>
      errorsOf(openForm(emergencyAid, { requestedAmount }, settings), 'requestedAmount');
    expect(errorsFor(75_000)).toEqual([]);
    expect(errorsFor(75_001)).toEqual(['Requested amount cannot be higher than $750']);
    expect(getField(emergencyAid, 'requestedAmount').helperText).toBe('Max limit = {{maxAmount}}');
  });

  it('shows money in dollars, formatted from cents [Q005]', () => {
    expect(presentAnswer(getField(emergencyAid, 'requestedAmount'), 123_450, { locale: 'en' })).toBe(
      '$1,234.50',
    );
  });

  it('needs the bank account to be confirmed [Q326] [Q327] [Q328]', () => {
    const errorsFor = (confirmBankingStatus: boolean) =>
      errorsOf(openForm(emergencyAid, { confirmBankingStatus }), 'confirmBankingStatus');
    expect(errorsFor(false)).toEqual(['This checkbox is required']);
    expect(errorsFor(true)).toEqual([]);
  });

  it('leaves room for other information without asking for it [Q329] [Q330]', () => {
    expect(getField(emergencyAid, 'otherInformation')).toMatchObject({
      type: 'Text',
      multiline: true,
      rows: 5,
    });
    expect(errorsOf(openForm(emergencyAid), 'otherInformation')).toEqual([]);
  });
});

describe('the documents', () => {
  it('are required, with room for a note [Q285] [Q286] [Q331] [Q332]', () => {
    const answers = { ...shortAnswers, 'documents.all': [] };
    expect(getQuestion(emergencyAid, 'documents').skippable).toBeUndefined();
    expect(errorsOf(openForm(emergencyAid, answers), 'documents.all')).toEqual([
      'At least one document is required',
    ]);
    expect(
      checkAnswers(compileProgram(emergencyAid), answers, openForm(emergencyAid).settings).canSubmit,
    ).toBe(false);
    expect(isShown(openForm(emergencyAid), 'additionalInformation')).toBe(true);
  });

  it('come with proof of income for each household member who is listed [Q333]', () => {
    const form = openForm(emergencyAid, { ...shortAnswers, householdMembers: [{ name: 'Rosa Ortega' }] });
    expect(errorsOf(form, 'householdMembers.0.incomeDocumentation')).toEqual([
      'At least one document is required',
    ]);
    expect(reportForm(openForm(emergencyAid, shortAnswers)).canSubmit).toBe(true);
  });

  it('and questions look back 30 days [Q334]', () => {
    expect(getQuestion(emergencyAid, 'documents').copy.intro).toContain('from the past 30 days');
    expect(getField(emergencyAid, 'hasBeenHomeless').copy).toContain('In the past 30 days');
    expect(getField(emergencyAid, 'physiologicSituationPastMonth').copy).toContain('In the past 30 days');
  });
});
