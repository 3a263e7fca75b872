import type { Registry } from '../platform/metrics/registry.ts';
import type { Config } from '../platform/config/config.ts';
import type { Visit } from '../platform/context.ts';
import type { Database } from '../platform/db/open-database.ts';
import type { Tracing } from '../platform/tracing/tracing.ts';
import type { BrowserApp } from './pages/browser-app.ts';
import type { DemoEntrance } from './pages/add-front-page.ts';
import type { MailboxEntry } from './pages/mailbox-page.ts';
import type { TestBankOperator } from './pages/test-bank-page.ts';

/** What the product runs on, chosen and opened by whoever starts it. */
export interface Services extends Pick<Visit, 'keys' | 'ports' | 'log' | 'now'> {
  readonly config: Config;
  readonly database: Database;
  readonly metrics: Registry;
  /** There only where an operator asks for traces. */
  readonly tracing?: Tracing | undefined;
  /** The folder that holds the rooms, and in them the builds of the browser apps. */
  readonly rootDir: string;
  /** There only where the development mailbox takes the mails. */
  readonly readMailbox?: (() => Promise<readonly MailboxEntry[]>) | undefined;
  /** There only where payments go to the test bank. */
  readonly testBank?: TestBankOperator | undefined;
  readonly demoEntrances: readonly DemoEntrance[];
  readonly development?: Development | undefined;
}

/** There only under `npm run dev`: shipped forms are drafts that may still change, and apps run from their sources. */
export interface Development {
  readonly loadApp: (room: string) => Promise<BrowserApp>;
  /** The demo world that an earlier process of this sitting loaded; a restart does not load the same again. */
  readonly loadedWorld: string | undefined;
  readonly noteLoadedWorld: (checksum: string) => void;
}
