import { readFileSync } from 'node:fs';
import { parseIdpMetadata } from '../../modules/sso/index.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Settings } from '../../platform/context.ts';
import { OperatorError } from '../../platform/errors/operator-error.ts';
import { toOwnWords } from '../../platform/errors/to-own-words.ts';

/** Reads the operator's identity provider at the start, so that a broken file is noticed then and not by its staff. */
export function readPlatformSignOn({
  platformSamlMetadataFile: file,
}: Pick<Config, 'platformSamlMetadataFile'>): Pick<Settings, 'platformSignOn'> {
  if (file === undefined) return {};
  try {
    return { platformSignOn: parseIdpMetadata(readFileSync(file, 'utf8')) };
  } catch (cause) {
    throw new OperatorError(`PLATFORM_SAML_METADATA_FILE cannot be used: ${toOwnWords(cause)}`, { cause });
  }
}
