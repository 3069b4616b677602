import { randomUUID } from 'node:crypto'
import { createBucketStorage } from '../adapters/s3/storage-s3.ts'
import type { FileBucket } from '../config/bucket.ts'
import { StorageUnavailableError } from '../ports/storage.ts'
import { type ServiceCheck, ServiceCheckError } from './service-check.ts'

/** Returns the check that the bucket stores a file, returns it and deletes it. */
export const createBucketCheck = (bucket: FileBucket): ServiceCheck => ({
  service: 'the bucket for files',
  variable: 'S3_URL',
  async run() {
    const storage = createBucketStorage(bucket)
    const key = `check-${randomUUID()}`
    try {
      await storage.store(key, 'text/plain', Buffer.from(key))
      if (!(await storage.find(key))) throw new Error('it does not return a file that was stored')
      await storage.delete(key)
    } catch (error) {
      if (error instanceof StorageUnavailableError && error.variable)
        throw new ServiceCheckError(error.variable, error.message)
      throw error
    }
  },
})
