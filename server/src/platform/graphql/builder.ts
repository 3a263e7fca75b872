import SchemaBuilder from '@pothos/core';
import { accessPlugin } from './access-plugin.ts';
import type { GraphqlVisit } from './graphql-visit.ts';
import { centsScalar, dateTimeScalar, jsonScalar, nonEmptyStringScalar } from './scalars.ts';
import type { IncomingFile } from './uploads/incoming-file.ts';
import { uploadScalar } from './uploads/upload-scalar.ts';

interface SchemaShape {
  Context: GraphqlVisit;
  DefaultFieldNullability: false;
  DefaultInputFieldRequiredness: true;
  Scalars: {
    ID: { Input: string; Output: string };
    Cents: { Input: number; Output: number };
    DateTime: { Input: Date; Output: Date };
    NonEmptyString: { Input: string; Output: string };
    JSON: { Input: unknown; Output: unknown };
    Upload: { Input: IncomingFile; Output: never };
  };
}

/** A schema builder whose fields are present unless they say `nullable`, and required unless they say otherwise. */
export function createBuilder() {
  const created = new SchemaBuilder<SchemaShape>({
    plugins: [accessPlugin],
    defaultFieldNullability: false,
    defaultInputFieldRequiredness: true,
  });
  created.queryType();
  created.addScalarType('Cents', centsScalar);
  created.addScalarType('DateTime', dateTimeScalar);
  created.addScalarType('NonEmptyString', nonEmptyStringScalar);
  created.addScalarType('JSON', jsonScalar);
  created.addScalarType('Upload', uploadScalar);
  return created;
}

/** The one builder to which every module adds its types and operations. */
export const builder = createBuilder();
builder.mutationType();

export type BuilderTypes =
  typeof builder extends PothosSchemaTypes.SchemaBuilder<infer Types> ? Types : never;
