import { firstStep, listSteps } from '@handrail/engine';
import { describe, expect, it } from 'vitest';
import { getField } from '../testing/find-field.ts';
import { listFaults } from '../testing/list-faults.ts';
import { listUnseen } from '../testing/list-unseen.ts';
import { errorsOf, openForm } from '../testing/open-form.ts';
import { smallBusinessExternalAnswerSets } from './small-business-external.answers.ts';
import { smallBusinessExternalForms } from './small-business-external.ts';

describe('the outside programs for small businesses', () => {
  it('have a form each [Q428]', () => {
    expect(smallBusinessExternalForms.map(({ key }) => key)).toEqual([
      'small-business-external-microloans',
      'small-business-external-loan-fund',
      'small-business-external-business-coaching',
    ]);
  });

  it('tell of a microloan up to $15,000 with $25 from each lender [Q433]', () => {
    const [microloans] = smallBusinessExternalForms;
    expect(microloans && getField(microloans, 'learnMore.facts').copy.split('\n')).toEqual([
      'You can borrow up to $15,000.',
      'Many lenders share one loan. Each lender gives $25 or more.',
      'You invite your first lenders from the people you know.',
    ]);
  });

  it('tell of a loan fund for businesses of at least 2 years [Q434]', () => {
    const loanFund = smallBusinessExternalForms[1];
    expect(loanFund && getField(loanFund, 'learnMore.facts').copy).toContain(
      'Your business must have been open for at least 2 years.',
    );
  });
});

describe.each(smallBusinessExternalForms.map((form) => [form.key, form] as const))('%s', (_key, form) => {
  it('lets the owner learn more and then attest [Q429]', () => {
    expect(form.sections.map(({ name }) => name)).toEqual(['Learn More', 'Attestation']);
    expect(listSteps(openForm(form))).toEqual([
      { kind: 'question', key: 'learnMore' },
      { kind: 'question', key: 'attestation' },
      { kind: 'review' },
    ]);
    expect(firstStep(openForm(form))).toEqual({ kind: 'question', key: 'learnMore' });
  });

  it('needs the box to be checked [Q430]', () => {
    expect(errorsOf(openForm(form), 'confirm')).toEqual(['This checkbox is required']);
  });

  it('shows the way to the outside site after the attestation [Q431]', () => {
    expect(form.submissionScreen?.bullets).toMatchObject([
      { description: expect.stringMatching(/^\[Go to [\w ]+\]\(https:\/\/[\w./-]+\)$/) as string },
    ]);
  });

  it.each(smallBusinessExternalAnswerSets)('can be submitted by $name', (set) => {
    expect(listFaults(form, set)).toEqual([]);
  });

  it('has no branch that nobody walks', () => {
    expect(listUnseen(form, smallBusinessExternalAnswerSets)).toEqual([]);
  });
});
