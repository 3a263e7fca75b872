import type {
  AddressField,
  CalculatedField,
  CheckboxField,
  CheckboxGroupField,
  ComplexField,
  DateField,
  DocumentField,
  DropdownField,
  Field,
  FieldKind,
  FieldOption,
  FieldValidation,
  RadioListField,
  TextField,
  TypographyField,
  ValidationRule,
} from '../../definition/field.ts';
import { textInputTypes } from '../../definition/field.ts';
import { ruleShape } from './rule-shape.ts';
import {
  copy,
  either,
  flag,
  listOf,
  number,
  oneOf,
  onlyTrue,
  optional,
  record,
  text,
  type AttributesOf,
  type Shape,
} from './shape.ts';

const validationRule = record<ValidationRule>({ rule: ruleShape, message: copy });

const validation = record<FieldValidation>({
  required: optional(flag),
  condition: optional(ruleShape),
  rules: optional(listOf(validationRule)),
  min: optional(number),
  max: optional(either('a number or "maxFundingAmount"', number, oneOf('limit', ['maxFundingAmount']))),
  message: optional(copy),
});

const option: Shape = record<FieldOption>({
  label: copy,
  value: text,
  description: optional(copy),
  disabled: optional(flag),
  children: optional(listOf((): Shape => option)),
});
const options = listOf(option);

type BaseName =
  | 'type'
  | 'key'
  | 'copy'
  | 'helperText'
  | 'sourceLabel'
  | 'sourceKey'
  | 'dynamicLogic'
  | 'validation'
  | 'adminOnly';
const base: AttributesOf<Pick<Field, BaseName>> = {
  type: text,
  key: text,
  copy,
  helperText: optional(copy),
  sourceLabel: optional(text),
  sourceKey: optional(text),
  dynamicLogic: optional(ruleShape),
  validation: optional(validation),
  adminOnly: optional(onlyTrue),
};

const kinds = {
  Address: record<AddressField>({
    ...base,
    copyAddressKey: optional(text),
    filter: optional(
      record<NonNullable<AddressField['filter']>>({ state: optional(text), city: optional(text) }),
    ),
    allowUnhoused: optional(flag),
  }),
  Calculated: record<CalculatedField>({
    ...base,
    formula: ruleShape,
    display: oneOf('display', ['currency', 'number', 'text', 'hidden']),
  }),
  Checkbox: record<CheckboxField>(base),
  CheckboxGroup: record<CheckboxGroupField>({ ...base, options }),
  Complex: record<ComplexField>({
    ...base,
    subFields: listOf((): Shape => fieldShape),
    repeated: optional(flag),
    useLabelPrefix: optional(flag),
    entryName: optional(copy),
  }),
  Date: record<DateField>({
    ...base,
    allowedRange: optional(oneOf('range', ['past', 'future', 'today'])),
    minimumDate: optional(text),
    maximumDate: optional(text),
  }),
  Document: record<DocumentField>(base),
  Dropdown: record<DropdownField>({
    ...base,
    options,
    multiple: optional(flag),
    searchable: optional(flag),
    selectAll: optional(flag),
    childMode: optional(oneOf('childMode', ['onParentSelect', 'always'])),
  }),
  RadioList: record<RadioListField>({ ...base, options }),
  Text: record<TextField>({
    ...base,
    inputType: optional(oneOf('input type', textInputTypes)),
    multiline: optional(flag),
    rows: optional(number),
    placeholder: optional(copy),
    exactLength: optional(number),
    sensitive: optional(onlyTrue),
  }),
  Typography: record<TypographyField>({
    ...base,
    variant: optional(oneOf('variant', ['body', 'heading', 'list', 'warning'])),
  }),
} satisfies Record<FieldKind, Shape>;

/** A field of any kind. */
export const fieldShape: Shape = { is: 'kinds', by: 'type', kinds };
