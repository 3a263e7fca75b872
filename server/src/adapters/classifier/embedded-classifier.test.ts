import { describe, expect, it } from 'vitest';
import type { DocumentLabel } from '../../ports/classifier.ts';
import { createEmbeddedClassifier } from './embedded-classifier.ts';

const { classify } = createEmbeddedClassifier();

/** Written after the weights were set, and not used to set them. */
const heldOut: readonly (readonly [DocumentLabel | undefined, string, string])[] = [
  ['Lease', 'IMG_0012.pdf', 'This residential lease agreement is made between the landlord and the tenant.'],
  ['Lease', 'lease-signed.pdf', ''],
  ['Lease', 'scan.pdf', 'Lessee shall pay a security deposit before moving to the premises.'],
  ['Pay stub', 'PayStub_March.pdf', ''],
  [
    'Pay stub',
    'doc1.pdf',
    'Earnings Statement. Pay Period: 03/01 to 03/15. Gross Pay 1,200.00 Net Pay 980.11',
  ],
  ['Pay stub', 'march.csv', 'employee,pay period,ytd\nAda,3,12000'],
  ['ID', 'drivers_license_front.jpg', ''],
  ['ID', 'my passport.heic', ''],
  ['ID', 'photo.jpg', ''],
  ['Bank statement', 'bank-statement-april.pdf', ''],
  ['Bank statement', 'april.pdf', 'Checking account. Beginning balance 100.00. Ending balance 41.20'],
  ['Bank statement', 'eStmt.pdf', 'Your account summary for this statement period, and withdrawals.'],
  ['Utility bill', 'electric bill.pdf', ''],
  ['Utility bill', 'may.pdf', 'Meter reading 120 kWh. Service address 12 Main St. Amount due 88.20'],
  ['Tax form', 'W2 2025.pdf', ''],
  ['Tax form', '2025.pdf', 'Form 1040 Department of the Treasury Internal Revenue Service'],
  ['Letter', 'award letter.docx', ''],
  [
    'Letter',
    'x.docx',
    'To whom it may concern, I am writing to confirm that Ada lives with me. Sincerely, Bo',
  ],
  [undefined, 'IMG_4410.HEIC', ''],
  [undefined, 'notes.csv', 'apples,3\npears,4'],
  [undefined, 'menu.pdf', 'Soup of the day, bread, salad and a drink'],
  [undefined, 'resume.docx', 'Experience: cook, driver, teacher. Education: Bayview College.'],
];

describe('the embedded classifier', () => {
  it('is right about as often as it says where it is more than half sure', async () => {
    const guesses = await Promise.all(
      heldOut.map(async ([label, filename, text]) => ({ label, guess: await classify({ filename, text }) })),
    );
    const sure = guesses.filter(({ guess }) => (guess?.probability ?? 0) > 0.5);
    const right = sure.filter(({ label, guess }) => guess?.label === label).length / sure.length;
    const said = sure.reduce((sum, { guess }) => sum + (guess?.probability ?? 0), 0) / sure.length;

    expect(sure.length).toBeGreaterThan(12);
    expect(right).toBeGreaterThan(0.9);
    expect(Math.abs(right - said)).toBeLessThan(0.25);
  });

  it('suggests nothing where nothing speaks for it, and is never beyond doubt [P324]', async () => {
    expect(await classify({ filename: 'IMG_4410.HEIC', text: '' })).toBeUndefined();
    const everything = heldOut.map(([, , text]) => text).join(' ');
    expect((await classify({ filename: 'lease.pdf', text: everything }))?.probability).toBeLessThanOrEqual(
      0.95,
    );
  });

  it('takes a long text in its stride', async () => {
    expect(await classify({ filename: 'x.pdf', text: 'lease '.repeat(500_000) })).toBeDefined();
  });
});
