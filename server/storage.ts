import { storageInBucket } from './adapters/s3/storage-s3.ts'
import { storageInDatabase } from './adapters/storage-database.ts'
import { storageInFolder } from './adapters/storage-folder.ts'
import type { Config } from './config.ts'
import type { Db } from './db/client.ts'
import type { Storage } from './ports/storage.ts'

/** Opens the storage of files: the configured bucket or folder, else the database. */
export const openStorage = ({ bucket, filesDir }: Pick<Config, 'bucket' | 'filesDir'>, db: Db): Storage =>
  bucket ? storageInBucket(bucket) : filesDir ? storageInFolder(filesDir) : storageInDatabase(db)
