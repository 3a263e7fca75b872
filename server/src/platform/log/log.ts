/** Fields that may appear in a log line. Anything else is dropped, so personal data cannot slip in. */
export interface LogFields {
  readonly requestId?: string;
  readonly debugId?: string;
  readonly partnerId?: string;
  readonly userId?: string;
  readonly sessionId?: string;
  readonly operation?: string;
  readonly method?: string;
  readonly route?: string;
  readonly status?: number;
  readonly durationMs?: number;
  readonly job?: string;
  readonly jobId?: string;
  readonly documentId?: string;
  readonly attempt?: number;
  readonly code?: string;
  readonly count?: number;
  readonly version?: string;
  readonly port?: number;
  readonly address?: string;
  /** What is wrong, one sentence each, in our own words. */
  readonly faults?: readonly string[];
  readonly error?: unknown;
}

export interface Log {
  readonly debug: (message: string, fields?: LogFields) => void;
  readonly info: (message: string, fields?: LogFields) => void;
  readonly warn: (message: string, fields?: LogFields) => void;
  readonly error: (message: string, fields?: LogFields) => void;
}
