import type { CopyValues } from '@handrail/engine';
import type { DocumentDoor } from '@handrail/ui/form-renderer';
import { createContext, use, useSyncExternalStore } from 'react';
import type { Program } from '../../shared/programs/list-programs.ts';
import type { ApplicationView } from './application-query.ts';
import type { FormOutline } from './sections/form-outline.ts';
import type { OpenApplication } from './open-application.ts';
import type { SaveState } from './saving/save-state.ts';

/** What every page of an application knows. */
export interface ApplicationPages extends Omit<OpenApplication, 'view'> {
  /** The application as the server last told it. */
  readonly view: ApplicationView;
  readonly program: Program;
  readonly copyValues: CopyValues;
  readonly documents: DocumentDoor;
  /** Opens the application again, in another version of its form. */
  readonly reopen: () => void;
}

export const ApplicationContext = createContext<ApplicationPages | undefined>(undefined);

export function useApplication(): ApplicationPages {
  const application = use(ApplicationContext);
  if (!application) throw new Error('A page stands outside of an application');
  return application;
}

export function useOutline(): FormOutline {
  const { outline } = useApplication();
  return useSyncExternalStore(outline.watch, outline.read, outline.read);
}

export function useSaveState(): SaveState {
  const { saves } = useApplication();
  return useSyncExternalStore(saves.watch, saves.read, saves.read);
}
