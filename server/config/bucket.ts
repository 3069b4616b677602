import { isLoopback } from '../../src/hosting/loopback.ts'
import type { ProcessEnvironment } from '../environment.ts'
import { configError } from './config-error.ts'

/** The bucket for files: its own address (S3_URL, https://s3.example.org/files), its region (S3_REGION) and its keys. */
export interface FileBucket {
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Returns the bucket; null if files are stored in the database. */
export function bucketOf(env: ProcessEnvironment): FileBucket | null {
  const { S3_URL: url, S3_REGION: region, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: key } = env
  if (!url) return null
  if (env.FILES_DIR) throw configError('FILES_DIR', 'must not be set with S3_URL: files are in one place')
  if (url.startsWith('http:') && !env.S3_PLAIN && !isLoopback(new URL(url).hostname))
    throw configError('S3_URL', 'must be https (S3_PLAIN=1 allows http in a private network)')
  if (!id) throw configError('S3_ACCESS_KEY_ID', 'is needed with S3_URL')
  if (!key) throw configError('S3_SECRET_ACCESS_KEY', 'is needed with S3_URL')
  return { url: url.replace(/\/+$/, ''), region, accessKeyId: id, secretAccessKey: key }
}
