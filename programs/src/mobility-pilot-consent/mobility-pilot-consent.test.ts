import { listSteps } from '@handrail/engine';
import { describe, expect, it } from 'vitest';
import { mobilityPilot } from '../mobility-pilot/mobility-pilot.ts';
import { optionValuesOf } from '../testing/find-field.ts';
import { listFaults } from '../testing/list-faults.ts';
import { listUnseen } from '../testing/list-unseen.ts';
import { errorsOf, isShown, openForm } from '../testing/open-form.ts';
import { mobilityPilotConsentAnswerSets } from './mobility-pilot-consent.answers.ts';
import { mobilityPilotConsent } from './mobility-pilot-consent.ts';

describe('the consent form of the pilot', () => {
  it('is a form of its own, with its sections in order [Q418] [Q419]', () => {
    expect(mobilityPilotConsent.key).not.toBe(mobilityPilot.key);
    expect(mobilityPilotConsent.sections.map(({ name }) => name)).toEqual([
      'About the Program',
      'Pilot Services',
      'Other Pilot Terms',
      'Research',
      'Program Participation',
      'Payment Information',
      'Review',
    ]);
  });

  it.each(mobilityPilotConsentAnswerSets)('can be submitted by $name', (set) => {
    expect(listFaults(mobilityPilotConsent, set)).toEqual([]);
  });

  it('has no branch that these people do not walk', () => {
    expect(listUnseen(mobilityPilotConsent, mobilityPilotConsentAnswerSets)).toEqual([]);
  });

  it('offers three ways to be paid, and asks for a bank account for direct deposit alone [Q420] [Q421]', () => {
    const ways = optionValuesOf(mobilityPilotConsent, 'preferredPaymentMethod');
    expect(ways).toEqual(['DirectDeposit', 'PhysicalCard', 'VirtualCard']);
    const asking = ways.filter((preferredPaymentMethod) =>
      isShown(openForm(mobilityPilotConsent, { preferredPaymentMethod }), 'bankAccount.isSaved'),
    );
    expect(asking).toEqual(['DirectDeposit']);
  });

  it('asks before sharing names for wellness supports [Q426]', () => {
    expect(optionValuesOf(mobilityPilotConsent, 'consentForWellnessSupports')).toEqual(['yes', 'no']);
  });

  it('ends with a signature of today [Q422] [Q423] [Q424] [Q425]', () => {
    const form = openForm(mobilityPilotConsent, {
      'consent.date': '2026-11-14',
      'researchConsent.date': '2026-11-14',
    });
    expect(listSteps(form).slice(-2)).toEqual([{ kind: 'question', key: 'signature' }, { kind: 'review' }]);
    expect(errorsOf(form, 'consent.name')).toEqual(['Full name is required']);
    expect(errorsOf(form, 'consent.signature')).toEqual(['Signature is required']);
    expect(errorsOf(form, 'consent.date')).toEqual(['Date of signature must be today']);
    expect(errorsOf(form, 'researchConsent.date')).toEqual(['Date of signature must be today']);
  });
});
