/** The id of a field's control in the page, or of one part of it, so that error summaries can lead to it. */
export function toFieldId(path: string, part?: string): string {
  const id = `field-${path.replaceAll('.', '-')}`;
  return part === undefined ? id : `${id}-${part}`;
}

/** The id of the button that takes a file off the list of uploads. */
export function toUploadId(fieldId: string, uploadKey: number): string {
  return `${fieldId}-cancel-${String(uploadKey)}`;
}
