import type { Contender } from '../contender.ts';
import { applyEdit } from '../form/apply-edit.ts';
import {
  listGroups,
  type BenchAnswers,
  type BenchForm,
  type Entry,
  type Outcome,
} from '../form/bench-form.ts';
import { sumByHand } from '../form/sum-by-hand.ts';
import { loadPeer } from '../load-peer.ts';
import type { AjvError } from './ajv-errors.ts';
import { toJsonSchema, type JsonSchema } from './json-schema.ts';

interface RjsfUtils {
  readonly createSchemaUtils: (validator: Validator, schema: JsonSchema) => SchemaUtils;
}

interface SchemaUtils {
  readonly retrieveSchema: (schema: JsonSchema, data: unknown) => RetrievedSchema;
}

interface RetrievedSchema {
  readonly properties: Readonly<Record<string, { readonly items?: JsonSchema }>>;
}

interface Validator {
  readonly validateFormData: (data: unknown, schema: JsonSchema) => { errors: readonly AjvError[] };
}

interface Definition {
  readonly form: BenchForm;
  readonly schema: JsonSchema;
}

/** What rjsf does before it renders: it resolves the schema for the data and validates it; sums by hand. */
export const rjsf: Contender = {
  name: 'rjsf + AJV',
  does: 'everything',
  packages: ['@rjsf/utils', '@rjsf/validator-ajv8'],
  bundle: { '@rjsf/utils': ['createSchemaUtils'], '@rjsf/validator-ajv8': ['default'] },
  define: (form): Definition => ({ form, schema: toJsonSchema(form) }),
  load: (definition) => {
    const { createSchemaUtils } = loadPeer('@rjsf/utils') as RjsfUtils;
    const { customizeValidator } = loadPeer('@rjsf/validator-ajv8') as {
      customizeValidator: () => Validator;
    };
    const { form, schema } = JSON.parse(definition) as Definition;
    const validator = customizeValidator();
    const schemaUtils = createSchemaUtils(validator, schema);
    const groups = listGroups(form);
    const sum = sumByHand(form);

    const listVisible = (data: BenchAnswers) => {
      const { properties } = schemaUtils.retrieveSchema(schema, data);
      const parts = groups.flatMap(({ key }) =>
        (data[key] as readonly Entry[]).flatMap((entry, index) => {
          const retrieved = schemaUtils.retrieveSchema(properties[key]?.items ?? {}, entry);
          return Object.keys(retrieved.properties).map((part) => `${key}.${index}.${part}`);
        }),
      );
      return [...Object.keys(properties), ...parts];
    };
    const evaluate = (data: BenchAnswers): Outcome => ({
      visible: listVisible(data),
      wrong: listWrong(validator.validateFormData(data, schema).errors),
      sums: sum(data),
    });
    return {
      open: (answers) => {
        let data = answers;
        let outcome = evaluate(data);
        return {
          edit: (edit) => {
            data = applyEdit(data, edit);
            outcome = evaluate(data);
          },
          read: () => outcome,
        };
      },
    };
  },
};

function listWrong(errors: readonly AjvError[]): string[] {
  const paths = errors.filter(({ name }) => name !== 'if').map(({ property = '' }) => property);
  return [...new Set(paths.map((path) => path.replace(/^\./, '')))];
}
