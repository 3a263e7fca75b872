import type { ProgramDefinition } from '@handrail/engine';
import { RequestError } from '@handrail/ui';

/** Fetches a published form; its address names its content, so a browser fetches each only once. */
export async function fetchDefinition(url: string): Promise<ProgramDefinition> {
  const response = await fetch(url).catch((cause: unknown) => {
    throw new RequestError('Offline', { cause });
  });
  if (!response.ok) throw new RequestError('Unavailable', { status: response.status });
  return (await response.json()) as ProgramDefinition;
}
