import {
  type Authored,
  compileProgram,
  inLanguage,
  type Locale,
  type CompiledProgram,
  type InputField,
  listInputFields,
  type ProgramDefinition,
  toApplicantDefinition,
} from '@handrail/engine';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { canonicalJson, toChecksum } from './definition-checksum.ts';
import { findDefinition } from './definition-store.ts';

/** A published form, ready to work with. */
export interface Form {
  readonly definition: ProgramDefinition;
  readonly compiled: CompiledProgram;
  /** The fields that take answers. */
  readonly inputs: readonly InputField[];
  /** The same by their keys. */
  readonly inputOf: ReadonlyMap<string, InputField>;
  readonly fieldOf: ReadonlyMap<string, InputField['field']>;
  readonly checksum: string;
  /** What an applicant may have of the form, and its own checksum. */
  readonly forApplicants: { readonly body: string; readonly checksum: string };
}

/** The published form of this key and version, as someone reads it; published ones never change, so each is compiled once. */
export async function getForm(tx: Transaction, key: string, version: number, locale: Locale): Promise<Form> {
  const form = await findForm(tx, key, version, locale);
  if (!form) throw new Error(`There is no form ${key} of version ${version}`);
  return form;
}

export async function findForm(
  tx: Transaction,
  key: string,
  version: number,
  locale: Locale,
): Promise<Form | undefined> {
  const name = `${key}:${version}:${locale}`;
  const known = forms.get(name);
  if (known) return known;

  const found = await findDefinition(tx, key, version);
  if (!found) return undefined;
  const definition = inLanguage<ProgramDefinition>(found.body as Authored<ProgramDefinition>, locale);
  const inputs = listInputFields(definition);
  const form = {
    definition,
    compiled: compileProgram(definition),
    inputs,
    inputOf: new Map(inputs.map((input) => [input.key, input])),
    fieldOf: new Map(inputs.map((input) => [input.key, input.field])),
    checksum: found.checksum,
    forApplicants: toFile(toApplicantDefinition(definition)),
  };
  if (forms.size >= mostForms) forms.clear();
  forms.set(name, form);
  return form;
}

const mostForms = 200;
const forms = new Map<string, Form>();

function toFile(definition: ProgramDefinition): Form['forApplicants'] {
  return { body: canonicalJson(definition), checksum: toChecksum(definition) };
}
