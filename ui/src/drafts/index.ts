export { clearAllButDrafts, clearWithDrafts, isStorageClosed, removeDrafts } from './clear-storage.ts';
export { draftAddress, findStoredDraft, removeDraft, storeDraft } from './draft-storage.ts';
export { importDraftKey } from './import-draft-key.ts';
export { readDraft, openSealed, sealDraft } from './seal-draft.ts';
export { useSendOnce, type SendOutcome } from './use-send-once.ts';
export { useKeptDraft, type Draft, type DraftKeeper } from './use-kept-draft.ts';
