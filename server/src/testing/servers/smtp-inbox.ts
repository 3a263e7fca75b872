import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface SmtpInbox {
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** Answers the next mails with a temporary refusal until told otherwise. */
  readonly refuse: (refusing: boolean) => void;
  /** Called for each mail after it was read and before it is acknowledged. */
  readonly onMail: (listener: (mail: ReceivedMail) => void) => void;
  /** How many connections were opened so far. */
  readonly connections: () => number;
  readonly close: () => Promise<void>;
}

export interface ReceivedMail extends Email {
  /** The addresses of the envelope, which decide who really gets it. */
  readonly recipients: readonly string[];
}

/** A real SMTP server on a free port that keeps what it receives. */
export async function startSmtpInbox(): Promise<SmtpInbox> {
  const mails: ReceivedMail[] = [];
  let refusing = false;
  let connections = 0;
  let listener: (mail: ReceivedMail) => void = () => undefined;

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
    onData: (stream, session, done) => {
      void buffer(stream).then(async (raw) => {
        if (refusing) {
          done(Object.assign(new Error('try later, canary@example.org'), { responseCode: 451 }));
          return;
        }
        const recipients = session.envelope.rcptTo.map((recipient) => recipient.address);
        const mail = { ...(await PostalMime.parse(raw)), recipients };
        mails.push(mail);
        listener(mail);
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    mails,
    refuse: (value) => (refusing = value),
    onMail: (value) => (listener = value),
    connections: () => connections,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
