import { usStates } from '@handrail/engine';

/** The code of a state by its code or name, such as "NY". */
export function toStateCode(state: string | undefined): string | undefined {
  if (state === undefined) return undefined;
  return codes.get(state.trim().toLowerCase());
}

export function toStateName(code: string | undefined): string | undefined {
  return code === undefined ? undefined : names.get(code);
}

const names = new Map(usStates);

const codes = new Map(
  usStates.flatMap(([code, name]) => [
    [code.toLowerCase(), code],
    [name.toLowerCase(), code],
  ]),
);
