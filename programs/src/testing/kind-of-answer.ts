import type { Field } from '@handrail/engine';

/** What an answer to a field is, whatever the screen that takes it: words are typed, or chosen among one or several. */
export function kindOfAnswer(field: Field): string {
  switch (field.type) {
    case 'CheckboxGroup':
    case 'Dropdown':
    case 'RadioList':
      return 'words';
    case 'Complex':
      return field.repeated ? 'entries' : 'group';
    case 'Text':
      return field.inputType === undefined || field.inputType === 'Text' ? 'words' : field.inputType;
    case 'Address':
    case 'Calculated':
    case 'Checkbox':
    case 'Date':
    case 'Document':
    case 'Typography':
      return field.type;
  }
}
