import type { z } from 'zod';
import type { ConfigFault } from './config-error.ts';
import { toShownValue } from './to-shown-value.ts';
import type { Variable } from './variable.ts';
import { variables, type VariableName } from './variables.ts';

export type Values = {
  readonly [Name in VariableName]: z.output<(typeof variables)[Name]['schema']> | undefined;
};

/** Checks each variable by itself. A refused value is a fault and reads as unset. */
export function readVariables(env: NodeJS.ProcessEnv): { values: Values; faults: ConfigFault[] } {
  const faults: ConfigFault[] = [];
  const read = Object.entries(variables).map(([name, variable]: [string, Variable]) => {
    const raw = env[name]?.trim();
    // Compose files and shells pass "not set" as an empty text.
    if (!raw) return [name, undefined] as const;
    const parsed = variable.schema.safeParse(raw);
    if (parsed.success) return [name, parsed.data] as const;
    faults.push({ variable: name, read: toShownValue(variable, raw), allowed: variable.allowed });
    return [name, undefined] as const;
  });
  return { values: Object.fromEntries(read) as Values, faults };
}
