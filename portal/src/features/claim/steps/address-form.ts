import {
  compileProgram,
  createLiveForm,
  defineProgram,
  type Address,
  type Locale,
  type ProgramDefinition,
} from '@handrail/engine';
import { createFormStore, type DocumentDoor, type FormStore } from '@handrail/ui/form-renderer';

export const addressKey = 'mailingAddress';

/** A form of one address, so that a claim asks for it as every other form does. */
export function createAddressForm(locale: Locale, label: string, address: Address | undefined): FormStore {
  const form = createLiveForm(compileProgram(toDefinition(label)), {
    settings: { today: '1970-01-01', locale, audience: 'applicant' },
    answers: address ? { [addressKey]: address } : {},
  });
  return createFormStore(form);
}

function toDefinition(label: string): ProgramDefinition {
  return defineProgram({
    key: 'claim',
    version: 1,
    introPages: [],
    sections: [
      {
        key: addressKey,
        name: label,
        questionGroups: [
          {
            key: addressKey,
            questions: [
              {
                key: addressKey,
                copy: { title: label },
                fields: [{ key: addressKey, type: 'Address', copy: label }],
              },
            ],
          },
        ],
      },
    ],
  });
}

/** The parts that are sent; where an address came from is nothing of the provider's business (P270). */
export function toMailingAddress({ addressLine1, addressLine2, city, state, zip }: Address): Address {
  return {
    ...(addressLine1 !== undefined && { addressLine1: addressLine1.trim() }),
    ...(addressLine2 !== undefined && addressLine2.trim() !== '' && { addressLine2: addressLine2.trim() }),
    ...(city !== undefined && { city: city.trim() }),
    ...(state !== undefined && { state }),
    ...(zip !== undefined && { zip: zip.trim() }),
  };
}

/** A claim has no documents. */
export const noDocuments: DocumentDoor = {
  upload: () => Promise.reject(new Error('A claim takes no documents')),
  find: () => undefined,
};
