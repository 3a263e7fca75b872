import type { Config } from '../platform/config/config.ts';
import type { Settings } from '../platform/context.ts';

/** The part of the configuration that use cases may know. */
export function toSettings({ publicUrl, incidentMessage }: Config): Settings {
  return { publicUrl, ...(incidentMessage && { incidentMessage }) };
}
