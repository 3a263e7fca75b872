import { createLatePart } from '@handrail/ui';
import { isEditable, type ApplicationView } from './application-query.ts';

/** What few applications show around their pages. */
export const SubmittedPage = createLatePart(
  'features/application/submitted/submitted-page.tsx',
  async () => (await import('./submitted/submitted-page.tsx')).SubmittedPage,
);
export const FormChangeNotice = createLatePart(
  'features/application/changed-form/form-change-notice.tsx',
  async () => (await import('./changed-form/form-change-notice.tsx')).FormChangeNotice,
);
export const ConflictNotice = createLatePart(
  'features/application/saving/conflict-notice.tsx',
  async () => (await import('./saving/conflict-notice.tsx')).ConflictNotice,
);

/** Loads those that this application shows, so that they are there at once; gives the files that they came from. */
export async function loadFrameParts(view: ApplicationView): Promise<readonly string[]> {
  const shown = [
    ...(isEditable(view) ? [] : [SubmittedPage]),
    ...(hasNewerForm(view) ? [FormChangeNotice] : []),
  ];
  return Promise.all(shown.map((part) => part.load()));
}

/** Whether the form has changed since the application was begun. */
export function hasNewerForm({ newerFormVersion }: ApplicationView): boolean {
  return typeof newerFormVersion === 'number';
}
