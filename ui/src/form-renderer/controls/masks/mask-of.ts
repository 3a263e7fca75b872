import {
  coerceForField,
  formatPhone,
  normalizeText,
  tidyText,
  type Field,
  type FieldKind,
} from '@handrail/engine';
import { currencyMask } from './currency-mask.ts';
import { dateMask } from './date-mask.ts';
import { showPlain, type Mask } from './mask.ts';

type TextInputType = NonNullable<Extract<Field, { readonly type: FieldKind & 'Text' }>['inputType']>;

const textMask: Mask = { show: showPlain, read: normalizeText, tidy: tidyText };

const numberMask: Mask = { show: showPlain, read: readNumber, tidy: readNumber };

const phoneMask: Mask = { show: showPlain, read: normalizeText, tidy: (text) => formatPhone(tidyText(text)) };

const passwordMask: Mask = { show: showPlain, read: (text) => text, tidy: (text) => text };

const masks = {
  Text: textMask,
  Email: textMask,
  Signature: textMask,
  Phone: phoneMask,
  Tel: phoneMask,
  Currency: currencyMask,
  Number: numberMask,
  Password: passwordMask,
  Date: dateMask,
} as const satisfies Record<TextInputType, Mask>;

/** The mask of a text's input type. */
export function maskOf(inputType: TextInputType = 'Text'): Mask {
  return masks[inputType];
}

function readNumber(text: string) {
  return coerceForField({ type: 'Text', key: '', copy: '', inputType: 'Number' }, text);
}
