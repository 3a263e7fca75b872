import { caseStatuses } from '@handrail/engine/cases';
import { GraphQLEnumType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '../../app/schema.ts';

describe('the statuses of a case', () => {
  it('are the same eleven in the API [P369] [R406]', () => {
    const type = schema.getType('CaseStatus');
    const published = type instanceof GraphQLEnumType ? type.getValues().map(({ name }) => name) : [];
    expect(published.toSorted()).toEqual(caseStatuses.toSorted());
  });
});
