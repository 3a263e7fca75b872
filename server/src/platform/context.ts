import type { Locale } from '@handrail/engine';
import type { Ports } from '../ports/ports.ts';
import type { Actor } from './actor.ts';
import type { KeyRing } from './crypto/key-ring.ts';
import type { PartnerDb } from './db/partner-db.ts';
import type { Log } from './log/log.ts';

/** The part of the configuration that use cases need: where people reach us, and what the operator announces. */
export interface Settings {
  /** Origin of every link in a mail, without a slash at the end. */
  readonly publicUrl: string;
  /** How often someone is asked whether a suggested label was right, from 0 to 1; never, where it is not said. */
  readonly documentFeedbackProbability?: number;
  /** An extra incident banner for every partner. */
  readonly incidentMessage?: string;
  /** The demo world is loaded, whose staff sign in with a password that everyone can read; nowhere else is that enough. */
  readonly hasDemoWorld?: boolean;
  /** What the bank that takes files knows the sender by; there only where payments go to a bank in files. */
  readonly bankOrigin?: BankOrigin;
  /** The identity provider of the operator's own staff, as the operator configured it. */
  readonly platformSignOn?: PlatformSignOn;
}

export interface BankOrigin {
  /** The routing number of the bank that takes the files. */
  readonly bankRoutingNumber: string;
  readonly bankName: string;
  /** As the bank assigned it: up to ten characters, often a 1 and the employer identification number. */
  readonly companyId: string;
  readonly companyName: string;
  /** What people read on their bank statement. */
  readonly description: string;
  /** The account from which checks are drawn. */
  readonly checkAccountNumber: string;
}

/** What our side knows of the operator's identity provider. */
export interface PlatformSignOn {
  readonly entityId: string;
  readonly ssoUrl: string;
  readonly certificates: readonly string[];
}

/** The browser that asks, as far as it can be known. */
export interface Client {
  /** The network address, believed only as far as the operator trusts proxies. */
  readonly address: string;
  readonly userAgent?: string | undefined;
  /** What the browser says it has done to show that a person is there. */
  readonly challengeSolution?: string | undefined;
}

/** What every request knows before its partner is known. */
export interface Visit {
  readonly requestId: string;
  readonly actor: Actor;
  /** The language of whoever reads the answer; a mail goes in the language of whom it is for. */
  readonly locale: Locale;
  /** Missing where no browser asks: in jobs, on the command line, when the product starts. */
  readonly client?: Client;
  readonly ports: Ports;
  readonly keys: KeyRing;
  readonly log: Log;
  readonly settings: Settings;
  /** The only clock. */
  readonly now: () => Date;
  /** When an act is put on record that is dated back: the demo world invents a past. Missing everywhere else. */
  readonly recordedNow?: () => Date;
  /** Reads what anyone may know: public partner profiles and the library's definitions. */
  readonly publicDb: PartnerDb;
  /** Opens one partner's data. A person with a session enters only their own partner; for another one it throws NOT_FOUND. */
  readonly enter: (partnerId: string) => RequestContext;
}

/** What a use case takes first: one partner, who acts, the clock, the data and the outside world. */
export interface RequestContext extends Visit {
  readonly partnerId: string;
  readonly db: PartnerDb;
}
