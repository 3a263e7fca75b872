import type { OperatorTable } from '../operator.ts';
import { isTrue } from '../rule-value.ts';

export const logicOperators: OperatorTable<'and' | 'or' | 'not'> = {
  and: ({ and }, { read }) => {
    const conditions = and.map(read);
    return (at, item) => conditions.every((condition) => isTrue(condition(at, item)));
  },

  or: ({ or }, { read }) => {
    const conditions = or.map(read);
    return (at, item) => conditions.some((condition) => isTrue(condition(at, item)));
  },

  not: ({ not }, { read }) => {
    const condition = read(not);
    return (at, item) => !isTrue(condition(at, item));
  },
};
