import type { Contender } from '../contender.ts';
import { loadPeer } from '../load-peer.ts';
import { toJsonSchema, type JsonSchema } from './json-schema.ts';

interface Ajv {
  readonly compile: (schema: JsonSchema) => (data: unknown) => boolean;
}

export const ajv: Contender = {
  name: 'AJV (generates code)',
  does: 'submissions',
  packages: ['ajv'],
  bundle: { ajv: ['Ajv'] },
  define: toJsonSchema,
  load: (definition) => {
    const { Ajv } = loadPeer('ajv') as { Ajv: new (options: object) => Ajv };
    const accepts = new Ajv({ allErrors: true, strict: false }).compile(JSON.parse(definition) as JsonSchema);
    return { accepts };
  },
};
