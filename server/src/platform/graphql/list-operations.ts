import type { GraphQLSchema } from 'graphql';
import type { AccessRule } from './access.ts';

/** Every operation of the schema, as `Query.partners`, with the rule that runs before it. */
export function listOperations(schema: GraphQLSchema): ReadonlyMap<string, AccessRule> {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return new Map(
    roots.flatMap((root) =>
      Object.values(root?.getFields() ?? {}).map((field) => [
        `${root?.name ?? ''}.${field.name}`,
        field.extensions.access as AccessRule,
      ]),
    ),
  );
}
