import { compileProgram, type CompiledProgram, type ProgramDefinition } from '@handrail/engine';
import { RequestError } from '@handrail/ui';
import { queryOptions } from '@tanstack/react-query';
import type { PortalSession } from '../context/portal-context.tsx';

/** A published form; its address names its content, so each is fetched only once. */
export function formQuery({ readForm = fetchForm }: PortalSession, address: string) {
  return queryOptions({
    queryKey: ['form', address],
    queryFn: () => readForm(address),
    staleTime: 'static',
    structuralSharing: false,
  });
}

async function fetchForm(address: string): Promise<ProgramDefinition> {
  const response = await fetch(address).catch((cause: unknown) => {
    throw new RequestError('Offline', { cause });
  });
  if (!response.ok) throw new RequestError('Unavailable', { status: response.status });
  return (await response.json()) as ProgramDefinition;
}

const compiledOnes = new WeakMap<ProgramDefinition, CompiledProgram>();

/** A form ready to work with; the server renders many pages of the same one. */
export function compileOnce(definition: ProgramDefinition): CompiledProgram {
  const compiled = compiledOnes.get(definition) ?? compileProgram(definition);
  compiledOnes.set(definition, compiled);
  return compiled;
}
