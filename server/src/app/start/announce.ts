import { demoPassword, listDemoAccounts } from '../../demo/demo-accounts.ts';
import { demoPartners } from '../../demo/demo-partners.ts';
import type { Config } from '../../platform/config/config.ts';

/** What a developer wants to know once the product runs: where it is and whom to sign in as. */
export function announce(config: Config): string {
  const { publicUrl } = config;
  const lines = ['', `Handrail is running at ${publicUrl}`];
  if (config.mail.kind === 'mailbox') lines.push(`  Mails        ${publicUrl}/dev/mailbox`);
  lines.push(`  Components   ${publicUrl}/dev/gallery`);
  if (config.demoWorld) lines.push(...describeDemoWorld(publicUrl));
  return `${[...lines, ''].join('\n')}\n`;
}

function describeDemoWorld(publicUrl: string): string[] {
  const width = Math.max(...demoPartners.map(({ name }) => name.length));
  const doors = demoPartners.map(
    ({ externalId, name }) =>
      `  ${name.padEnd(width)}  ${publicUrl}/${externalId}  and for staff  ${publicUrl}/partner/${externalId}`,
  );
  const [first] = demoPartners;
  const emails = first ? listDemoAccounts(first).map(({ email }) => email) : [];
  return [
    ...doors,
    '  Accounts in each',
    ...emails.map((email) => `    ${email}`),
    `    password ${demoPassword}`,
  ];
}
