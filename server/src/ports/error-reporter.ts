export interface ErrorReport {
  readonly debugId: string;
  readonly requestId?: string;
  readonly partnerId?: string;
  readonly operation?: string;
}

export interface ErrorReporter {
  readonly report: (error: unknown, report: ErrorReport) => void;
  readonly close: () => Promise<void>;
}
