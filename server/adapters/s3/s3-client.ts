import { AwsClient } from 'aws4fetch'
import { StorageAway } from '../../ports/storage.ts'
import type { Bucket } from './bucket.ts'
import { xmlValues } from './xml-values.ts'

/** The status of a full bucket (WebDAV, RFC 4918); services that speak S3 use it for a full disk or quota. */
const full = 507

/** A client of one bucket. */
export interface S3Client {
  /** The bucket's own address. */
  url: string
  /** Returns the address of a file. */
  addressOf(key: string): string
  /** Sends a signed request. Throws for any status that is not allowed. */
  send(address: string, request: RequestInit, allowed: readonly number[]): Promise<Response>
}

/** Returns a client for a bucket; it signs each request and retries temporary failures. */
export function openS3Client({ url, ...credentials }: Bucket): S3Client {
  const aws = new AwsClient({ ...credentials, service: 's3', retries: 3 })
  return {
    url,
    addressOf: (key) => `${url}/${key.split('/').map(encodeURIComponent).join('/')}`,
    async send(address, request, allowed) {
      const answer = await aws.fetch(address, request).catch((cause: unknown) => {
        throw new StorageAway('The bucket did not answer', { cause })
      })
      if (allowed.includes(answer.status)) return answer
      throw failureOf(answer.status, await answer.text(), `${request.method} ${new URL(address).pathname}`)
    },
  }
}

/** Returns the error for a status that was not allowed. */
function failureOf(status: number, body: string, request: string): Error {
  const [code = ''] = xmlValues(body, 'Code')
  const summary = `The bucket answered ${status} to ${request}`
  const failure = code ? `${summary}: ${code}` : summary
  const variable = rejectedVariable(status, code, request.startsWith('PUT '))
  if (status < 500 && !variable) return new Error(failure)
  return new StorageAway(failure, { isFull: status === full, variable })
}

/** Returns the variable that a bucket rejects: the keys, or the address of a bucket that does not exist. */
function rejectedVariable(status: number, code: string, isPut: boolean): string | undefined {
  if (status === 401 || status === 403) return 'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY'
  if (status !== 404 || code === 'NoSuchUpload') return undefined
  return code === 'NoSuchBucket' || isPut ? 'S3_URL' : undefined
}
