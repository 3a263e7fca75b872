import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { nameAppRole } from '../platform/db/app-role/name-app-role.ts';
import { type Database, type DatabaseOptions, openDatabase } from '../platform/db/open-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The owner's URL of the migrated template that every test file copies. */
    readonly templateUrl: string;
  }
}

export interface TestDatabase extends Database {
  /** The migrations' login, for what the application may not do. */
  readonly ownerUrl: string;
  /** The name of the application's role in this database. */
  readonly appRole: string;
}

export type TestDatabaseOptions = Pick<DatabaseOptions, 'poolSize' | 'waitMs'>;

/** Gives the test file a database of its own, copied from the migrated template and dropped afterwards. */
export function useTestDatabase(options: TestDatabaseOptions = {}): () => TestDatabase {
  let database: TestDatabase | undefined;

  beforeAll(async () => {
    const ownerUrl = await copyTemplate();
    database = {
      ...(await openDatabase({ ownerUrl, waitMs: 10_000, ...options })),
      ownerUrl,
      appRole: nameAppRole(databaseName(ownerUrl)),
    };
  });

  afterAll(async () => {
    if (!database) return;
    await database.close();
    await dropDatabase(database.ownerUrl);
  });

  return () => {
    if (!database)
      throw new Error('The test database opens before the first test, not while tests are declared.');
    return database;
  };
}

/** A fresh copy of the migrated template; whoever asks for it drops it. */
export async function copyTemplate(): Promise<string> {
  const templateUrl = inject('templateUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(templateUrl, `create database ${name} template ${databaseName(templateUrl)}`);
  return withDatabase(templateUrl, name);
}

/** A database with nothing in it; whoever asks for it drops it. */
export async function createEmptyDatabase(): Promise<string> {
  const templateUrl = inject('templateUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(templateUrl, `create database ${name}`);
  return withDatabase(templateUrl, name);
}

export async function dropDatabase(url: string): Promise<void> {
  await administer(url, `drop database if exists ${databaseName(url)} with (force)`);
  await administer(url, `drop role if exists ${nameAppRole(databaseName(url))}`);
}

async function administer(url: string, command: string): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(url, 'postgres') });
  await client.connect();
  try {
    await client.query(command);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

function databaseName(url: string): string {
  return new URL(url).pathname.slice(1);
}
