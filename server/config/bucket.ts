import { isLoopback } from '../../src/hosting/loopback.ts'
import type { ProcessEnvironment } from '../environment.ts'
import { createConfigError } from './config-error.ts'

/**
 * The bucket for files: its address (S3_URL, for example https://s3.example.org/files), its region (S3_REGION), its
 * keys, and its address for browsers (S3_PUBLIC_URL), which is null if browsers can't reach the bucket.
 */
export interface FileBucket {
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  publicUrl: string | null
}

/** Returns the bucket; null if files are stored in the database. */
export function fileBucketOf(env: ProcessEnvironment): FileBucket | null {
  const { S3_URL: url, S3_REGION: region, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: key } = env
  if (!url) return null
  if (env.FILES_DIR)
    throw createConfigError('FILES_DIR', 'must not be set with S3_URL: files are in one place')
  const mayBePlain = env.S3_PLAIN
  const bucketUrl = urlOf('S3_URL', url, mayBePlain)
  if (!id) throw createConfigError('S3_ACCESS_KEY_ID', 'is needed with S3_URL')
  if (!key) throw createConfigError('S3_SECRET_ACCESS_KEY', 'is needed with S3_URL')
  const publicUrl = publicUrlOf(env.S3_PUBLIC_URL, mayBePlain) ?? bucketUrl
  return {
    ...{ url: bucketUrl, region, accessKeyId: id, secretAccessKey: key },
    publicUrl: publicUrl === 'none' ? null : publicUrl,
  }
}

const publicUrlOf = (url: string | undefined, mayBePlain: boolean): string | undefined =>
  url === undefined || url === 'none' ? url : urlOf('S3_PUBLIC_URL', url, mayBePlain)

/**
 * Returns the address of a bucket without a slash at its end. Throws for plain HTTP, unless `mayBePlain` is set or
 * the bucket is on this machine.
 */
function urlOf(variable: string, url: string, mayBePlain: boolean): string {
  if (url.startsWith('http:') && !mayBePlain && !isLoopback(new URL(url).hostname))
    throw createConfigError(variable, 'must be https (S3_PLAIN=1 allows http in a private network)')
  return url.replace(/\/+$/, '')
}

/** Returns the origin from which browsers read videos; undefined if it is the portal's own. */
export const videoOriginOf = (bucket: FileBucket | null): string | undefined =>
  bucket?.publicUrl ? new URL(bucket.publicUrl).origin : undefined
