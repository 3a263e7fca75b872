/** What the environment asks for, read once at the start and checked whole. */
export interface Config {
  readonly mode: Mode;
  readonly role: ProcessRole;
  readonly port: number;
  readonly host: string;
  /** The address people use, without a slash at the end. */
  readonly publicUrl: string;
  /** True when people reach the product over https: cookies are Secure and HSTS is sent. */
  readonly secure: boolean;
  /** Where PUBLIC_URL is set, its host: requests for another one are refused. */
  readonly knownHost?: string;
  readonly hstsSubdomains: boolean;
  readonly trustedProxyHops: number;
  readonly shutdown: ShutdownTimes;
  readonly logLevel: LogLevel;
  readonly dataDir: string;
  readonly database: DatabaseChoice;
  readonly databasePool: { readonly size: number; readonly waitMs: number };
  readonly keys: KeysChoice;
  readonly mail: MailChoice;
  /** The product's own sender address. */
  readonly mailFrom: string;
  readonly storageUrl: string;
  readonly smsUrl?: string;
  readonly geocoder: GeocoderChoice;
  /** HUD USER's API, where income limits come from. */
  readonly hudApi?: { readonly url: string; readonly token: string };
  readonly clamdUrl?: string;
  /** How often someone is asked whether a suggested label was right, from 0 to 1. */
  readonly documentFeedbackProbability: number;
  readonly recaptcha?: { readonly siteKey: string; readonly secretKey: string };
  readonly imagesUrl?: string;
  readonly sentryDsn?: string;
  readonly posthog?: { readonly key: string; readonly url: string };
  readonly otlpEndpoint?: string;
  /** Which vendors pay, with their keys. */
  readonly paymentsFile?: string;
  /** What the bank that takes files knows the sender by. */
  readonly metricsToken?: string;
  readonly bankFilesFile?: string;
  /** The SFTP servers of the partners' banks, with what opens them. */
  readonly bankSftpFile?: string;
  /** The metadata of the identity provider at which the operator's own staff sign in. */
  readonly platformSamlMetadataFile?: string;
  readonly demoWorld: boolean;
  /** Whether people apply to the demo partners; never without the demo world. */
  readonly demoPeople: boolean;
  /** A banner for every partner, on top of the stored incidents. */
  readonly incidentMessage?: string;
}

export type Mode = 'development' | 'test' | 'production';
export type ProcessRole = 'all' | 'web' | 'worker';
export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

export interface ShutdownTimes {
  /** How long requests are still taken while /readyz sends new ones elsewhere. */
  readonly delayMs: number;
  /** How long what is under way may take after that. */
  readonly timeoutMs: number;
}

export type DatabaseChoice =
  | { readonly kind: 'embedded' }
  | {
      readonly kind: 'external';
      /** Straight to PostgreSQL: for migrations, locks and jobs. */
      readonly ownerUrl: string;
      /** Through a pooler: for everything else. */
      readonly pooledUrl?: string;
      readonly appUrl?: string;
    };

export type KeysChoice = { readonly kind: 'generated' } | { readonly kind: 'file'; readonly path: string };

export type MailChoice = { readonly kind: 'mailbox' } | { readonly kind: 'smtp'; readonly url: string };

export type GeocoderChoice =
  | { readonly kind: 'embedded' }
  | { readonly kind: 'photon'; readonly url: string }
  | { readonly kind: 'here'; readonly url: string; readonly key: string };
