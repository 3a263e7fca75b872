import { vi } from 'vitest';

export interface SentCall {
  readonly headers: Record<string, string>;
  readonly body: FormData;
}

/** Stands in for the server at the edge of the browser, for requests that bring a file. */
export function answerUploads(status: number, reply: object): SentCall[] {
  const sent: SentCall[] = [];
  class FakeCall extends EventTarget {
    readonly upload = new EventTarget();
    readonly status = status;
    readonly responseText = JSON.stringify(reply);
    readonly headers: Record<string, string> = {};
    readonly open = vi.fn();
    abort() {
      this.dispatchEvent(new Event('abort'));
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    send(body: FormData) {
      sent.push({ headers: this.headers, body });
      setTimeout(() => this.dispatchEvent(new Event('load')));
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeCall);
  return sent;
}
