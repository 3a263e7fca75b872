import { graphql } from 'graphql';
import { describe, expect, it } from 'vitest';
import { anyone, staffWith } from './access.ts';
import { createBuilder } from './builder.ts';

const anonymous = { actor: { kind: 'anonymous' } };

describe('the access plugin', () => {
  it('refuses to build a schema with an operation that has no rule', () => {
    const builder = createBuilder();
    // @ts-expect-error -- the missing rule is the point.
    builder.queryField('secret', (t) => t.string({ resolve: () => 'told' }));
    expect(() => builder.toSchema()).toThrow(
      'Query.secret has no access rule. Say who can call it, for example access: signedIn',
    );
  });

  it('takes only rights of the table', () => {
    // @ts-expect-error -- the unknown right is the point.
    expect(staffWith('approveEverything').name).toBe('staffWith(approveEverything)');
  });

  it('runs the rule before the resolver', async () => {
    const builder = createBuilder();
    builder.mutationType();
    let calls = 0;
    builder.queryField('open', (t) => t.string({ access: anyone, resolve: () => 'told' }));
    builder.mutationField('close', (t) =>
      t.int({ access: staffWith('changeSettings'), resolve: () => (calls += 1) }),
    );
    const result = await graphql({
      schema: builder.toSchema(),
      source: 'mutation { close }',
      contextValue: anonymous,
    });
    expect(result.errors?.map((error) => error.message)).toEqual(['Unauthorized']);
    expect(calls).toBe(0);
  });
});
