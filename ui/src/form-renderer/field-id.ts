/** The id of a field's control in the page, so that error summaries can lead to it. */
export function toFieldId(path: string): string {
  return `field-${path.replaceAll('.', '-')}`;
}
