/** Development also watches for code that asks for a second connection, which nobody pays for in production. */
export const asInProduction = {
  NODE_ENV: 'production',
  KEYS_FILE: 'generate:',
  SMTP_URL: 'mailbox:',
  SHUTDOWN_DELAY_SECONDS: '0',
};
