import type { Field } from '@handrail/engine';
import { useSyncExternalStore } from 'react';
import { useForm } from '../form-context.tsx';

/** Whether a field is only to be read; what takes no answer never is locked. */
export function useIsLocked(path: string, field: Field | undefined): boolean {
  const { lock } = useForm();
  const read = () => lock !== undefined && !lock.isOpen(path);
  const isLocked = useSyncExternalStore(lock?.watch ?? watchNothing, read, read);
  return isLocked && field !== undefined && takesAnswer(field);
}

function watchNothing(): () => void {
  return () => undefined;
}

/** A group is only a frame around its parts, each of which is locked or not. */
function takesAnswer(field: Field): boolean {
  if (field.type === 'Complex') return field.repeated === true;
  return field.type !== 'Typography' && field.type !== 'Calculated';
}
