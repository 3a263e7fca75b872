import type { Rule } from './rule.ts';

/** One thing that is asked, told or worked out on a question's page. */
export type Field =
  | AddressField
  | CalculatedField
  | CheckboxField
  | CheckboxGroupField
  | ComplexField
  | DateField
  | DocumentField
  | DropdownField
  | RadioListField
  | TextField
  | TypographyField;

export type FieldKind = Field['type'];

interface FieldBase {
  /** The dotted name under which the answer is kept; inside a Complex it follows the Complex's own key. */
  readonly key: string;
  /** The label, as a copy template; a Typography's whole text. */
  readonly copy: string;
  readonly helperText?: string;
  /** What the program's source calls it and where it keeps it, where Handrail corrects the source. */
  readonly sourceLabel?: string;
  readonly sourceKey?: string;
  readonly dynamicLogic?: Rule;
  readonly validation?: FieldValidation;
  /** Filled in by staff; an applicant neither sees nor answers it. Never inside a Complex. */
  readonly adminOnly?: true;
}

export interface FieldValidation {
  /** True unless said otherwise. */
  readonly required?: boolean;
  /** The field is checked only where this holds. */
  readonly condition?: Rule;
  /** Each must hold for an answer that is there, else its message shows. */
  readonly rules?: readonly ValidationRule[];
  /** A number's least value in the unit that is typed (dollars for Currency), or a text's least length. */
  readonly min?: number;
  /** A number's greatest value, or a text's greatest length; the program's funding limit for a requested amount. */
  readonly max?: number | 'maxFundingAmount';
  /** Replaces whatever message min and max would give. */
  readonly message?: string;
}

export interface ValidationRule {
  readonly rule: Rule;
  readonly message: string;
}

/** A place; copied from another Address field when the applicant says that it is the same. */
export interface AddressField extends FieldBase {
  readonly type: 'Address';
  readonly copyAddressKey?: string;
  readonly filter?: { readonly state?: string; readonly city?: string };
  readonly allowUnhoused?: boolean;
}

/** A value that is worked out, never typed. */
export interface CalculatedField extends FieldBase {
  readonly type: 'Calculated';
  readonly formula: Rule;
  readonly display: 'currency' | 'number' | 'text' | 'hidden';
}

export interface CheckboxField extends FieldBase {
  readonly type: 'Checkbox';
}

export interface CheckboxGroupField extends FieldBase {
  readonly type: 'CheckboxGroup';
  readonly options: readonly FieldOption[];
}

/** Several fields that belong together, once or as a list of entries. */
export interface ComplexField extends FieldBase {
  readonly type: 'Complex';
  readonly subFields: readonly Field[];
  readonly repeated?: boolean;
  /** Whether the labels of the parts follow this field's label ("Owner Name"). */
  readonly useLabelPrefix?: boolean;
  /** What one entry is called on its card and its buttons, as "course" in "Add another course". */
  readonly entryName?: string;
}

export interface DateField extends FieldBase {
  readonly type: 'Date';
  readonly allowedRange?: 'past' | 'future' | 'today';
  /** As 2023-01-31. */
  readonly minimumDate?: string;
  readonly maximumDate?: string;
}

export interface DocumentField extends FieldBase {
  readonly type: 'Document';
}

export interface DropdownField extends FieldBase {
  readonly type: 'Dropdown';
  readonly options: readonly FieldOption[];
  readonly multiple?: boolean;
  readonly searchable?: boolean;
  readonly selectAll?: boolean;
  /** When an option's children can be chosen: once it is chosen itself, or always. */
  readonly childMode?: 'onParentSelect' | 'always';
}

export interface RadioListField extends FieldBase {
  readonly type: 'RadioList';
  readonly options: readonly FieldOption[];
}

export interface TextField extends FieldBase {
  readonly type: 'Text';
  /** Plain text unless said otherwise. */
  readonly inputType?: TextInputType;
  readonly multiline?: boolean;
  readonly rows?: number;
  readonly placeholder?: string;
  /** Exactly this many characters. */
  readonly exactLength?: number;
  /** A tax or bank number: staff see its last four characters, and the rest only with a right and a reason. */
  readonly sensitive?: true;
}

/** Something to read. */
export interface TypographyField extends FieldBase {
  readonly type: 'Typography';
  readonly variant?: 'body' | 'heading' | 'list' | 'warning';
}

export const textInputTypes = [
  'Text',
  'Email',
  'Phone',
  'Currency',
  'Number',
  'Signature',
  'Password',
  'Tel',
  'Date',
] as const;
export type TextInputType = (typeof textInputTypes)[number];

export interface FieldOption {
  readonly label: string;
  readonly value: string;
  readonly description?: string;
  readonly disabled?: boolean;
  readonly children?: readonly FieldOption[];
}
