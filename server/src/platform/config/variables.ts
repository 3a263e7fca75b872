import {
  address,
  addressWithPort,
  line,
  mailAddress,
  namedOr,
  oneOf,
  onOff,
  origin,
  probability,
  storage,
  text,
  wholeNumber,
} from './schemas.ts';
import type { Variable } from './variable.ts';

/** Every environment variable of the product. The operator's documentation is kept true to this table. */
export const variables = {
  NODE_ENV: {
    about: 'Production refuses development defaults and hides the development pages.',
    allowed: 'development, test or production',
    unset: 'development',
    schema: oneOf('development', 'test', 'production'),
  },
  PROCESS_ROLE: {
    about: 'What this process does: answer requests, run background jobs, or both.',
    allowed: 'all, web or worker',
    unset: 'all',
    schema: oneOf('all', 'web', 'worker'),
  },
  PORT: {
    about: 'The port to listen on; a worker answers only /healthz, /readyz and /metrics there.',
    allowed: 'a whole number from 0 to 65535, where 0 takes any free port',
    unset: '4000',
    schema: wholeNumber(0, 65_535),
  },
  HOST: {
    about: 'The network address to listen on.',
    allowed: 'an address of this machine, such as 127.0.0.1 or 0.0.0.0',
    unset: '127.0.0.1 in development, 0.0.0.0 in production',
    schema: line,
  },
  PUBLIC_URL: {
    about: 'The address people use; links in emails and the cookie rules come from it.',
    allowed:
      'http:// or https:// with a host and nothing after it; https:// in production unless the host is localhost',
    unset: 'http://localhost with PORT',
    schema: origin,
    requiredInProduction: 'the address people use, such as https://apply.example.org',
  },
  TRUST_PROXY: {
    about:
      'How many of your own proxies are in front of the product; only that many forwarded addresses are trusted.',
    allowed: 'a whole number from 0 to 10',
    unset: '0: no forwarded header is trusted',
    schema: wholeNumber(0, 10),
  },
  SHUTDOWN_DELAY_SECONDS: {
    about:
      'How long a stopping process keeps taking requests while /readyz sends new ones elsewhere. Make it longer than your proxy needs to notice.',
    allowed: 'a whole number from 0 to 300',
    unset: '5 in production, else 0',
    schema: wholeNumber(0, 300),
  },
  SHUTDOWN_TIMEOUT_SECONDS: {
    about: 'After that, how long running requests, uploads and then jobs may take before they are cut off.',
    allowed: 'a whole number from 1 to 900',
    unset: '60 in production, else 10',
    schema: wholeNumber(1, 900),
  },
  HSTS_SUBDOMAINS: {
    about:
      'Whether browsers are told to use https for every subdomain of PUBLIC_URL too, for two years. Turn it off if one of them still needs http.',
    allowed: 'on or off',
    unset: 'on',
    schema: onOff,
  },
  LOG_LEVEL: {
    about: 'The least important log lines to write.',
    allowed: 'debug, info, warn or error',
    unset: 'info',
    schema: oneOf('debug', 'info', 'warn', 'error'),
  },
  DATA_DIR: {
    about: 'The folder for the embedded database, generated keys and stored files.',
    allowed: 'a folder this process can write to',
    unset: '.data',
    schema: text,
  },
  DATABASE_URL: {
    about: 'The PostgreSQL to use, as the owner who runs migrations.',
    allowed: 'postgres:// or postgresql:// with a host, or embedded:',
    unset: 'the embedded PostgreSQL in DATA_DIR',
    schema: namedOr('embedded:', 'postgres:', 'postgresql:'),
    secret: 'address',
    requiredInProduction:
      'postgres:// or postgresql:// with a host, or embedded: to keep the database in DATA_DIR',
  },
  DATABASE_APP_URL: {
    about: 'The same PostgreSQL with an application role that you created and that owns nothing.',
    allowed: 'postgres:// or postgresql:// with a host, together with DATABASE_URL',
    unset: 'the product creates a role for this database and logs in with it',
    schema: address('postgres:', 'postgresql:'),
    secret: 'address',
  },
  DATABASE_DIRECT_URL: {
    about: 'The same PostgreSQL as its owner, without a pooler in between, for migrations, locks and jobs.',
    allowed: 'postgres:// or postgresql:// with a host, together with DATABASE_URL',
    unset: 'DATABASE_URL, which then must not go through a pooler in transaction mode',
    schema: address('postgres:', 'postgresql:'),
    secret: 'address',
  },
  DATABASE_POOL_SIZE: {
    about: 'How many connections the requests and jobs of this process share.',
    allowed: 'a whole number from 1 to 500',
    unset: '10',
    schema: wholeNumber(1, 500),
  },
  DATABASE_WAIT_SECONDS: {
    about: 'How long a request waits for a free connection before it is answered with "busy, try again".',
    allowed: 'a whole number from 1 to 60',
    unset: '3',
    schema: wholeNumber(1, 60),
  },
  KEYS_FILE: {
    about: 'The file with the keys that protect personal numbers and sign the audit log.',
    allowed: 'the path of a key file, or generate: to create one in DATA_DIR',
    unset: 'generate:',
    schema: text,
    requiredInProduction: 'the path of a key file, or generate: to create one in DATA_DIR',
  },
  SMTP_URL: {
    about: 'The server that takes outgoing mail.',
    allowed: 'smtp:// or smtps:// with a host, or mailbox: for the development mailbox',
    unset: 'mailbox:',
    schema: namedOr('mailbox:', 'smtp:', 'smtps:'),
    secret: 'address',
    requiredInProduction: 'smtp:// or smtps:// with a host, or mailbox: for the development mailbox',
  },
  MAIL_FROM: {
    about: "The address that emails come from; the name next to it is the partner's.",
    allowed: 'one email address',
    unset: 'no-reply at the host of PUBLIC_URL',
    schema: mailAddress,
  },
  PAYMENTS_FILE: {
    about:
      'Which vendors pay in which way, with their keys (docs/how-to/connect-a-payment-provider.md). Keep it as safe as the key file.',
    allowed: 'the path of a JSON file',
    unset: 'no vendor pays: see Payments below',
    schema: text,
  },
  STORAGE_URL: {
    about: 'Where uploaded files are kept, encrypted. All processes must reach the same place.',
    allowed: 'file: with a folder, or s3:// with a bucket, then optionally /prefix?endpoint=...&region=...',
    unset: 'files in DATA_DIR',
    schema: storage,
    secret: 'address',
  },
  SMS_URL: {
    about: 'The service that sends text messages. Not used yet.',
    allowed: 'https:// with a host',
    unset: 'no text messages',
    schema: address('https:'),
    secret: 'address',
  },
  GEOCODER_URL: {
    about: 'The service that completes and locates addresses: HERE, or a Photon server.',
    allowed: 'https://geocode.search.hereapi.com, or http:// or https:// with the host of a Photon server',
    unset: 'cities, counties and ZIP codes are known, streets are taken as typed',
    schema: address('http:', 'https:'),
  },
  GEOCODER_KEY: {
    about: 'The key of the geocoder. HERE needs one.',
    allowed: 'one line of text, together with GEOCODER_URL',
    unset: 'no key is sent',
    schema: line,
    secret: 'value',
  },
  HUD_API_TOKEN: {
    about: 'The token of HUD USER\'s API, for importing income limits with "income-limits fetch".',
    allowed: 'one line of text',
    unset: 'income limits are imported from files alone',
    schema: line,
    secret: 'value',
  },
  HUD_API_URL: {
    about: "Where HUD USER's API is.",
    allowed: 'http:// or https://, together with HUD_API_TOKEN',
    unset: 'https://www.huduser.gov/hudapi/public',
    schema: address('http:', 'https:'),
  },
  CLAMD_URL: {
    about: 'The ClamAV daemon that scans uploaded files before anyone may open them.',
    allowed: 'tcp:// with a host and a port',
    unset: 'files are not scanned, and the console says so',
    schema: addressWithPort('tcp:'),
  },
  DOCUMENT_FEEDBACK_PROBABILITY: {
    about: 'How often people are asked whether the suggested label of a document was right.',
    allowed: 'a number from 0 to 1',
    unset: '0.25',
    schema: probability,
  },
  IMAGES_URL: {
    about:
      "The service that hosts partners' logos and pictures; pages show pictures only from there and from this server.",
    allowed: 'http:// or https:// with a host',
    unset: "partners' logos and pictures come from our own server",
    schema: address('http:', 'https:'),
  },
  SENTRY_DSN: {
    about: 'Where unexpected errors are reported, without personal data.',
    allowed: 'http:// or https:// with a host',
    unset: 'errors are in the log only',
    schema: address('http:', 'https:'),
    secret: 'address',
  },
  POSTHOG_KEY: {
    about: 'The PostHog project for page views and feature flags.',
    allowed: 'one line of text',
    unset: 'flags come from the database and page views are only counted',
    schema: line,
    secret: 'value',
  },
  POSTHOG_URL: {
    about: 'The PostHog server.',
    allowed: 'http:// or https:// with a host, together with POSTHOG_KEY',
    unset: 'https://us.i.posthog.com',
    schema: address('http:', 'https:'),
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    about: 'Where traces are sent.',
    allowed: 'http:// or https:// with a host',
    unset: 'no traces',
    schema: address('http:', 'https:'),
  },
  RECAPTCHA_SITE_KEY: {
    about: 'The public half of the reCAPTCHA keys; Google then checks visitors who send many requests.',
    allowed: 'one line of text, together with RECAPTCHA_SECRET_KEY',
    unset: 'visitors who send many requests solve our own puzzle, and nothing leaves the installation',
    schema: line,
  },
  RECAPTCHA_SECRET_KEY: {
    about: 'The secret half of the reCAPTCHA keys.',
    allowed: 'one line of text, together with RECAPTCHA_SITE_KEY',
    unset: 'visitors who send many requests solve our own puzzle, and nothing leaves the installation',
    schema: line,
    secret: 'value',
  },
  METRICS_TOKEN: {
    about: 'What Prometheus sends as its bearer token to read /metrics.',
    allowed: 'one line of text; make it long and random',
    unset: '/metrics answers only requests of the same machine that came through no proxy',
    schema: line,
    secret: 'value',
  },
  BANK_FILES_FILE: {
    about:
      'What the bank knows you by, where direct deposits, checks and Zelle payments go to a bank in files (docs/how-to/pay-through-bank-files.md).',
    allowed: 'the path of a JSON file',
    unset: 'no payments go to a bank in files',
    schema: text,
  },
  BANK_SFTP_FILE: {
    about:
      "The SFTP servers that partners' bank files go to and come from (docs/how-to/pay-through-bank-files.md). Keep it as safe as the key file.",
    allowed: 'the path of a JSON file, together with BANK_FILES_FILE',
    unset: 'staff give the files to the bank',
    schema: text,
  },
  PLATFORM_SAML_METADATA_FILE: {
    about: "The SAML metadata of the operator's own identity provider, where platform staff sign in.",
    allowed: 'the path of a metadata file',
    unset: 'platform staff cannot sign in',
    schema: text,
  },
  DEMO_WORLD: {
    about: 'Loads the demo partners and accounts, whose password is public.',
    allowed: 'on or off',
    unset: 'on in development, off in test and production',
    schema: onOff,
  },
  DEMO_PEOPLE: {
    about: 'Fills the demo partners with invented people and their cases, in the background after the start.',
    allowed: 'on or off',
    unset: 'on where the demo world is loaded',
    schema: onOff,
  },
  INCIDENT_MESSAGE: {
    about: 'A banner shown to every visitor of every partner.',
    allowed: 'one line of at most 1000 characters',
    unset: 'no extra banner',
    schema: line,
  },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof variables;
