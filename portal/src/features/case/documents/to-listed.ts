import type { UploadedDocument } from '@handrail/ui/form-renderer';
import type { CaseDocument } from '../case-query.ts';

/** A document of the server as lists show it. */
export function toListed(
  { previewUrl, downloadUrl, ...document }: CaseDocument,
  purpose?: string,
): UploadedDocument & { readonly purpose: string | undefined } {
  return { ...document, previewUrl: previewUrl ?? undefined, url: downloadUrl ?? undefined, purpose };
}
