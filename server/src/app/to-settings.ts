import type { Config } from '../platform/config/config.ts';
import type { Settings } from '../platform/context.ts';

/** The part of the configuration that use cases may know. */
export function toSettings(config: Config): Settings {
  const { publicUrl, incidentMessage, documentFeedbackProbability, demoWorld: hasDemoWorld } = config;
  return {
    publicUrl,
    documentFeedbackProbability,
    hasDemoWorld,
    ...(incidentMessage && { incidentMessage }),
  };
}
