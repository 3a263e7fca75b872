import type { Question } from '@handrail/engine';

/** Asks for one of the ZIP codes where the program works. */
export function zipCodeQuestion(
  zipCodes: readonly string[],
  copy: { readonly title: string; readonly intro: string },
): Question {
  return {
    key: 'zipCode',
    copy,
    fields: [
      {
        type: 'Dropdown',
        key: 'zipCode',
        copy: 'ZIP code',
        searchable: true,
        options: zipCodes.map((zipCode) => ({ label: zipCode, value: zipCode })),
      },
    ],
  };
}
