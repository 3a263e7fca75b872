import { applyTo, type OperatorTable } from '../operator.ts';
import { isTrue } from '../rule-value.ts';

export const logicOperators: OperatorTable<'and' | 'or' | 'not'> = {
  and: ({ and }, { read }) => {
    const conditions = and.map(read);
    const [only] = conditions;
    if (only && conditions.length === 1) return (at, item) => isTrue(only(at, item));
    return (at, item) => {
      for (const condition of conditions) if (!isTrue(condition(at, item))) return false;
      return true;
    };
  },

  or: ({ or }, { read }) => {
    const conditions = or.map(read);
    return (at, item) => {
      for (const condition of conditions) if (isTrue(condition(at, item))) return true;
      return false;
    };
  },

  not: ({ not }, reader) => applyTo(not, reader, (condition) => !isTrue(condition)),
};
