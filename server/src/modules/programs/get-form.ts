import {
  type Authored,
  compileProgram,
  inLanguage,
  type CompiledProgram,
  type InputField,
  listInputFields,
  type ProgramDefinition,
  toApplicantDefinition,
} from '@handrail/engine';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { canonicalJson, toChecksum } from './definition-checksum.ts';
import { type DefinitionReference, mayUseDefinition } from './definition-reference.ts';
import { findDefinition } from './definition-store.ts';
import { generateWalk } from './generate-walk.ts';

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

/** The partner that asks for a form, and the language of whoever reads it. */
export type FormReader = Pick<RequestContext, 'partnerId' | 'locale'>;

/** A published form, as someone reads it; published ones never change, so each is compiled once. */
export async function getForm(
  tx: Transaction,
  reader: FormReader,
  reference: DefinitionReference,
): Promise<Form> {
  const form = await findForm(tx, reader, reference);
  if (form) return form;
  const { definitionKey, definitionVersion } = reference;
  throw new Error(`There is no form ${definitionKey} of version ${definitionVersion}`);
}

export async function findForm(
  tx: Transaction,
  { partnerId, locale }: FormReader,
  reference: DefinitionReference,
): Promise<Form | undefined> {
  // What the database hides from a partner must not come out of the cache.
  if (!mayUseDefinition(partnerId, reference)) return undefined;
  const { definitionOwner, definitionKey, definitionVersion } = reference;
  const name = `${definitionOwner}:${definitionKey}:${definitionVersion}:${locale}`;
  const known = forms.get(name);
  if (known) return known;

  const found = await findDefinition(tx, reference);
  if (!found) return undefined;
  const definition = inLanguage<ProgramDefinition>(found.body as Authored<ProgramDefinition>, locale);
  const inputs = listInputFields(definition);
  const form = {
    definition,
    compiled: compileProgram(definition, generateWalk),
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
