import { createLatePart } from '@handrail/ui';

const file = 'features/case/documents/lists.ts';
const loadLists = () => import('./lists.ts');

/** The documents of a case are asked for once its page works, so the script of their lists can wait as well. */
export const DocumentList = createLatePart(file, async () => (await loadLists()).DocumentList, ['medium']);
export const CaseFiles = createLatePart(file, async () => (await loadLists()).CaseFiles, ['medium']);
