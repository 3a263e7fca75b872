import { type StaffRole, staffRoles } from '@handrail/engine/rights';
import { getNamedType, type GraphQLField, type GraphQLSchema, isCompositeType, isObjectType } from 'graphql';
import type { Actor } from '../../platform/actor.ts';
import type { AccessRule } from '../../platform/graphql/access.ts';

type Field = GraphQLField<unknown, unknown>;

/**
 * The fields, as `Case.documents`, that are given the caller although applicants and staff both reach their type.
 * What is below a field that answers one side alone is not reached through it by the other.
 */
export function listCallerFields(schema: GraphQLSchema, oneSided: readonly string[] = []): string[] {
  const forApplicants = listReached(schema, isForApplicants, oneSided);
  const forStaff = listReached(schema, isForStaff, oneSided);
  return [...forApplicants]
    .filter((name) => forStaff.has(name))
    .flatMap((name) =>
      fieldsOf(schema, name)
        .filter(takesCaller)
        .map((field) => `${name}.${field.name}`),
    )
    .toSorted();
}

/** The names of the object types that someone who is admitted can get to. */
function listReached(
  schema: GraphQLSchema,
  isAdmitted: (rule: AccessRule) => boolean,
  oneSided: readonly string[],
): ReadonlySet<string> {
  const reached = new Set<string>();
  const follow = (field: Field) => {
    const type = getNamedType(field.type);
    if (!isCompositeType(type)) return;
    for (const { name } of isObjectType(type) ? [type] : schema.getPossibleTypes(type)) {
      if (reached.has(name)) continue;
      reached.add(name);
      fieldsOf(schema, name)
        .filter((below) => !oneSided.includes(`${name}.${below.name}`))
        .forEach(follow);
    }
  };
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  roots
    .flatMap((root) => Object.values(root?.getFields() ?? {}))
    .filter(({ extensions }) => isAdmitted(extensions.access as AccessRule))
    .forEach(follow);
  return reached;
}

function fieldsOf(schema: GraphQLSchema, name: string): Field[] {
  const type = schema.getType(name);
  return isObjectType(type) ? Object.values(type.getFields()) : [];
}

/** Whether the resolver, as its module wrote it, has a parameter for the visit, and with it for who asks. */
function takesCaller({ extensions }: Field): boolean {
  const { resolve } = (extensions.pothosOptions ?? {}) as { readonly resolve?: unknown };
  if (typeof resolve !== 'function') return false;
  // A rest parameter takes the visit too, and is not counted in the length.
  return resolve.length > 2 || restParameter.test(String(resolve));
}

const restParameter = /^(async\s*)?(function\s*\w*\s*)?\([^()]*\.\.\.\w+\s*\)/;

const person = { partnerId: '', userId: '', sessionId: '', authenticatedAt: new Date(0) };

function isForApplicants({ admits }: AccessRule): boolean {
  const tenants = ['applicant', 'advocate'] as const;
  return tenants.some((tenant) => admits({ kind: 'applicant', tenant, ...person }));
}

function isForStaff({ admits }: AccessRule): boolean {
  const toActor = (role: StaffRole): Actor => ({ kind: 'staff', role, ...person });
  return staffRoles.some((role) => admits(toActor(role)));
}
