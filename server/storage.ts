import { storageInBucket } from './adapters/s3/storage-s3.ts'
import { storageInDatabase } from './adapters/storage-database.ts'
import type { Config } from './config.ts'
import type { Db } from './db/client.ts'
import type { Storage } from './ports/storage.ts'

/** Opens the storage of files: the configured bucket, else the database. */
export const openStorage = ({ bucket }: Pick<Config, 'bucket'>, db: Db): Storage =>
  bucket ? storageInBucket(bucket) : storageInDatabase(db)
