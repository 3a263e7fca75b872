import type { CopyValues } from '@handrail/engine';
import type { DemoPartner } from '../../server/src/demo/demo-partner.ts';
import { formLibrary } from '../../server/src/demo/partners/form-library.ts';

export interface OfferedProgram {
  readonly partner: string;
  readonly programName: string;
  readonly copyValues: CopyValues;
}

/** How a program is offered by a demo partner; unless said otherwise by the one that offers them all to everyone. */
export function getDemoProgram(definitionKey: string, partner: DemoPartner = formLibrary): OfferedProgram {
  const { externalId, name, email, phone, programs } = partner;
  const program = programs.find((each) => each.definitionKey === definitionKey);
  if (!program) throw new Error(`Nobody offers ${definitionKey}`);
  return {
    partner: externalId,
    programName: program.name,
    copyValues: {
      locale: 'en',
      partnerName: name,
      partnerEmail: email,
      partnerPhone: phone,
      programName: program.name,
      faqUrl: `/${externalId}/help`,
      ...(program.maxFundingAmountCents !== undefined && { maxAmount: program.maxFundingAmountCents }),
    },
  };
}
