import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BarePartner, insertBarePartner, useTrustWorld } from '../testing/worlds/trust-world.ts';
import { commands } from './commands.ts';
import { runCommandLine } from './run-command-line.ts';

const world = useTrustWorld();
let partner: BarePartner;
let file: string;

beforeAll(async () => {
  partner = await insertBarePartner(world().database);
  file = join(world().dataDir, 'body.txt');
  writeFileSync(file, 'We got it: {{programName}}.\n');
  await handrail('keys', 'create');
});

describe('an operator', () => {
  it('words a notice, looks at it, and gives it back to the product', async () => {
    const set = ['notices', 'set', partner.externalId, '--kind', 'application-submitted'];
    expect(await handrail(...set, '--subject', 'Got it', '--body-file', file)).toEqual({
      code: 0,
      printed: 'The notice application-submitted was changed.',
      complained: '',
    });
    const show = ['notices', 'show', partner.partnerId];
    expect((await handrail(...show, '--kind', 'application-submitted')).printed).toBe(
      'application-submitted (custom wording): Got it\n\nWe got it: {{programName}}.',
    );

    await handrail(...set);
    expect((await handrail(...show)).printed.split('\n')).toEqual([
      'application-unfinished: Your application for {{programName}} is waiting for you',
      'application-submitted: We received your application for {{programName}}',
      'application-resubmitted: We received your changes to your application for {{programName}}',
      'case-sent-back: We need something more for your application for {{programName}}',
      'case-approved: Your application for {{programName}} was approved',
      'case-denied: A decision about your application for {{programName}}',
      'case-withdrawn: You withdrew your application for {{programName}}',
      'case-withdrawn-by-staff: Your application for {{programName}} was withdrawn',
      'case-inactive: We will withdraw your application for {{programName}} on {{withdrawalDay}}',
      'case-withdrawn-inactive: Your application for {{programName}} was withdrawn',
      'case-message: You have a new message about your application for {{programName}}',
      'document-requested: We need a document for your application for {{programName}}',
      'case-waitlisted: Your application for {{programName}} is on the waiting list',
      'case-off-waiting-list: Your application for {{programName}} is off the waiting list',
      'payment-sent: Your payment of {{amount}} is on its way',
      'payment-arrived: Your payment of {{amount}} has arrived',
      'payment-recorded: Your payment of {{amount}} was made',
      'payment-failed: Your payment of {{amount}} could not be made',
      'payment-returned: Your payment of {{amount}} was returned',
      'payment-recalled: Your payment of {{amount}} was taken back',
      'payment-reissued: Your payment of {{amount}} was issued again',
      'payment-awarded: Your {{amount}} from {{programName}} is ready',
      'payment-reminder: Your {{amount}} from {{programName}} is still waiting for you',
      'payment-expiring: Claim your {{amount}} from {{programName}} by {{lastDay}}',
      'payment-unclaimed: Your {{amount}} from {{programName}} was not claimed in time',
      'payment-held: Your payment of {{amount}} is on hold',
      'payment-released: Your payment of {{amount}} is no longer on hold',
      'tax-form-ready: Your {{taxForm}} is ready',
      'tax-form-corrected: Your {{taxForm}} was corrected',
      'verify-email: Confirm your new email address for {{platformName}}',
      'email-change-asked: Someone asked to change your {{platformName}} email address',
      'email-changed: Your {{platformName}} email address was changed',
      'days until reminder: 3',
    ]);
  });

  it('sets when people are reminded of an unfinished application', async () => {
    expect(await handrail('notices', 'remind', partner.externalId, '--days', '7')).toMatchObject({
      code: 0,
      printed: 'People are reminded of an unfinished application after 7 days.',
    });
    expect((await handrail('notices', 'show', partner.externalId)).printed).toContain(
      'days until reminder: 7',
    );
  });

  it.each([
    ['notices show', 2, 'Give the partner.'],
    ['notices remind PARTNER', 2, 'Give the partner and --days.'],
    ['notices remind PARTNER --days soon', 1, 'Enter a number of days from 0 to 60'],
    [
      'notices show PARTNER --kind nothing',
      1,
      'There is no notice "nothing". The command "notices show" lists them all.',
    ],
    [
      'notices set PARTNER --kind nothing',
      1,
      'There is no notice "nothing". The command "notices show" lists them all.',
    ],
    [
      'notices set PARTNER --kind verify-email --subject Hello',
      2,
      'Give the partner and --kind, and either both --subject and --body-file or neither.',
    ],
    [
      'notices set PARTNER --kind verify-email --subject Hello --body-file FILE',
      1,
      'The text uses {{programName}}, which this notice does not know',
    ],
  ])('is told what is wrong with "%s"', async (words, code, complained) => {
    const given = words.replace('PARTNER', partner.externalId).replace('FILE', file);
    expect(await handrail(...given.split(' '))).toEqual({ code, printed: '', complained });
  });
});

async function handrail(...words: string[]) {
  const { database, dataDir } = world();
  const printed: string[] = [];
  const complained: string[] = [];
  const code = await runCommandLine(commands, words, {
    env: { NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: database.ownerUrl, LOG_LEVEL: 'warn' },
    print: (line) => printed.push(line),
    complain: (line) => complained.push(line),
  });
  return { code, printed: printed.join('\n'), complained: complained.join('\n') };
}
