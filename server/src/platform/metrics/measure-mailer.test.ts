import { describe, expect, it } from 'vitest';
import { measureMailer } from './measure-mailer.ts';
import { createRegistry } from './registry.ts';

const mail = { id: '1', fromName: 'Bayview', to: 'ana@example.org', subject: 'Hello', text: '', html: '' };

describe('measureMailer', () => {
  it('counts mails by outcome, and lets a failure through', async () => {
    const registry = createRegistry();
    let isDown = false;
    const send = () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve());
    const mailer = measureMailer({ send, close: () => Promise.resolve() }, registry);

    await mailer.send(mail);
    isDown = true;
    await expect(mailer.send(mail)).rejects.toThrow('down');

    const metrics = await registry.print();
    expect(metrics).toContain('handrail_mails_total{outcome="sent"} 1');
    expect(metrics).toContain('handrail_mails_total{outcome="failed"} 1');
  });
});
