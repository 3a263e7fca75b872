import type { I18n } from '@lingui/core';

type CompiledMessage = ReturnType<Parameters<I18n['setMessagesCompiler']>[0]>;

/**
 * Compiles a message with plain {placeholders}; the full ICU compiler would cost the first load more bytes
 * than all its texts, so plurals belong in a compiled catalogue.
 */
export function compileMessage(message: string): CompiledMessage {
  if (!message.includes('{')) return [message];

  return message
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((part) => (/^\{\w+\}$/.test(part) ? [part.slice(1, -1)] : part));
}
