export { clearAllButDrafts, clearWithDrafts, removeDrafts } from './clear-storage.ts';
export { draftAddress, removeDraft, storeDraft } from './draft-storage.ts';
export { importDraftKey } from './import-draft-key.ts';
export { readDraft, sealDraft } from './seal-draft.ts';
export { useKeptDraft, type Draft, type DraftKeeper } from './use-kept-draft.ts';
