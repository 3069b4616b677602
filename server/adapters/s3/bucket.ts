/**
 * A bucket of S3, or of a service with the same API. `url` is the bucket's URL, for example
 * https://s3.example.org/files
 */
export interface Bucket {
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** The bucket's URL for browsers; null if browsers can't reach the bucket. Default: `url`. */
  publicUrl?: string | null
}
