import SchemaBuilder, {
  BasePlugin,
  type FieldNullability,
  type InputFieldMap,
  type PothosOutputFieldConfig,
  type SchemaTypes,
  type TypeParam,
} from '@pothos/core';
import type { GraphQLFieldResolver, GraphQLResolveInfo } from 'graphql';
import { type AccessRule, anyone, assertAdmitted } from './access.ts';
import { assertShortTexts } from './assert-short-texts.ts';
import type { GraphqlVisit } from './graphql-visit.ts';

export const accessPlugin = 'access';

/** Makes `access` part of every operation: without a rule the schema does not build, and the rule runs first. */
// Pothos takes its plugins as classes.
class AccessPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    if (!isOperation(field)) return field;
    if (!hasRule(field.pothosOptions)) {
      throw new Error(
        `${field.parentType}.${field.name} has no access rule. Say who can call it, for example access: signedIn`,
      );
    }
    return { ...field, extensions: { ...field.extensions, access: field.pothosOptions.access } };
  }

  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, Types['Context'], object>,
    field: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    if (!isOperation(field)) return Object.keys(field.args).length > 0 ? withShortTexts(resolve) : resolve;
    const resolveForAnyone = withShortTexts(resolve);
    return (root, args, visit, info) => {
      const rule = ruleOf(info);
      assertAdmitted(rule, (visit as GraphqlVisit).actor);
      return (rule === anyone ? resolveForAnyone : resolve)(root, args, visit, info);
    };
  }
}

/** What anyone may call, and what can be asked of a record on the way, takes no text without end. */
function withShortTexts<Context>(
  resolve: GraphQLFieldResolver<unknown, Context, object>,
): GraphQLFieldResolver<unknown, Context, object> {
  return (root, args, visit, info) => {
    assertShortTexts(info.parentType.getFields()[info.fieldName]?.args ?? [], { ...args });
    return resolve(root, args, visit, info);
  };
}

function isOperation(field: { readonly kind: string }): boolean {
  return field.kind === 'Query' || field.kind === 'Mutation' || field.kind === 'Subscription';
}

function hasRule(options: object): options is { access: AccessRule } {
  return 'access' in options && options.access !== undefined;
}

// Read from the schema and not from a closure, so that the rule in the table is the rule that runs.
function ruleOf(info: GraphQLResolveInfo): AccessRule {
  const rule = info.parentType.getFields()[info.fieldName]?.extensions.access;
  if (rule === undefined) throw new Error(`${info.fieldName} lost its access rule`);
  return rule as AccessRule;
}

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- Pothos offers its extension points as a global namespace.
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      access: AccessPlugin<Types>;
    }
    interface QueryFieldOptions<
      Types extends SchemaTypes,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveReturnShape,
    > {
      access: AccessRule;
    }
    interface MutationFieldOptions<
      Types extends SchemaTypes,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveReturnShape,
    > {
      access: AccessRule;
    }
    interface SubscriptionFieldOptions<
      Types extends SchemaTypes,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveShape,
      ResolveReturnShape,
    > {
      access: AccessRule;
    }
  }
}

SchemaBuilder.registerPlugin(accessPlugin, AccessPlugin);
