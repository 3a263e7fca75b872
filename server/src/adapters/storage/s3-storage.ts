import type * as Sdk from '@aws-sdk/client-s3';
import type { Readable } from 'node:stream';
import { assertStorageKey, type Storage, StorageError } from '../../ports/storage.ts';

export interface S3Settings {
  readonly bucket: string;
  /** Put before every key, such as `handrail/`. */
  readonly prefix?: string;
  /** The address of a store that speaks S3 and is not Amazon's. */
  readonly endpoint?: string;
  readonly region?: string;
}

/** Keeps files in a bucket. Credentials come from the environment, as usual for AWS. */
export function createS3Storage(settings: S3Settings): Storage {
  const { bucket, prefix = '' } = settings;
  let opened: Promise<Opened> | undefined;
  const open = () => (opened ??= openClient(settings));
  const place = (key: string) => {
    assertStorageKey(key);
    return { Bucket: bucket, Key: `${prefix}${key}` };
  };

  return {
    put: async (key, content, sizeBytes) => {
      const target = place(key);
      const { client, sdk } = await open();
      const command = new sdk.PutObjectCommand({ ...target, Body: content, ContentLength: sizeBytes });
      // The library would wait forever for the rest of an aborted upload.
      const broken = new AbortController();
      content.once('error', () => {
        broken.abort();
      });
      await client.send(command, { abortSignal: broken.signal }).catch((error: unknown) => {
        content.destroy();
        throw toStorageError(error);
      });
    },
    get: async (key) => {
      const source = place(key);
      const { client, sdk } = await open();
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand(source));
        return Body as Readable | undefined;
      } catch (error) {
        if ((error as Error).name === 'NoSuchKey') return undefined;
        throw toStorageError(error);
      }
    },
    delete: async (key) => {
      const target = place(key);
      const { client, sdk } = await open();
      await client.send(new sdk.DeleteObjectCommand(target)).catch((error: unknown) => {
        throw toStorageError(error);
      });
    },
    close: async () => {
      if (opened) (await opened).client.destroy();
    },
  };
}

interface Opened {
  readonly client: Sdk.S3Client;
  readonly sdk: typeof Sdk;
}

/** The library takes most of a second to load, so installations that store files on disk never load it. */
async function openClient({ endpoint, region = 'us-east-1' }: S3Settings): Promise<Opened> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Stores other than Amazon's do not all know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { client, sdk };
}

function toStorageError(error: unknown): StorageError {
  return new StorageError(error instanceof Error ? error.name : 'UNKNOWN');
}
