import { createBucketStorage } from './adapters/s3/storage-s3.ts'
import { createDatabaseStorage } from './adapters/storage-database.ts'
import { createFolderStorage } from './adapters/storage-folder.ts'
import type { Config } from './config.ts'
import type { Db } from './db/client.ts'
import type { Storage } from './ports/storage.ts'

/** Opens the storage of files: the configured bucket or folder, else the database. */
export const openStorage = ({ bucket, filesDir }: Pick<Config, 'bucket' | 'filesDir'>, db: Db): Storage =>
  bucket ? createBucketStorage(bucket) : filesDir ? createFolderStorage(filesDir) : createDatabaseStorage(db)
