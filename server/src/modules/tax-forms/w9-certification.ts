/** What a person certifies with their signature, in the words of the tax office. */
export const w9Certification = {
  revision: 'March 2024',
  opening: 'Under penalties of perjury, I certify that:',
  statements: [
    'The number shown on this form is my correct taxpayer identification number (or I am waiting for a number to be issued to me); and',
    'I am not subject to backup withholding because (a) I am exempt from backup withholding, or (b) I have not been notified by the Internal Revenue Service (IRS) that I am subject to backup withholding as a result of a failure to report all interest or dividends, or (c) the IRS has notified me that I am no longer subject to backup withholding; and',
    'I am a U.S. citizen or other U.S. person; and',
    'The FATCA code(s) entered on this form (if any) indicating that I am exempt from FATCA reporting is correct.',
  ],
  closing:
    'The Internal Revenue Service does not require your consent to any provision of this document other than the certifications required to avoid backup withholding.',
} as const;

/** The whole wording, as it is kept beside the signature. */
export function writeCertification(): string {
  const { opening, statements, closing } = w9Certification;
  return [opening, ...statements.map((text, at) => `${at + 1}. ${text}`), closing].join('\n');
}
