import { AwsClient } from 'aws4fetch'
import { StorageUnavailableError } from '../../ports/storage.ts'
import type { Bucket } from './bucket.ts'
import { textsOfElements } from './texts-of-elements.ts'

/** HTTP status 507, which S3-compatible services return for a full disk or quota (WebDAV, RFC 4918). */
const full = 507

/** A client of one bucket. */
export interface S3Client {
  url: string
  urlOf(key: string): string
  /**
   * Returns a URL at which a browser can read a file for the given number of seconds. The function is undefined if
   * browsers can't reach the bucket.
   */
  signForBrowser: ((key: string, now: number, seconds: number) => Promise<string>) | undefined
  /** Sends a signed request. Throws for a status that `allowed` does not contain. */
  send(address: string, request: RequestInit, allowed: readonly number[]): Promise<Response>
}

/** Returns a client for a bucket. The client signs each request and retries temporary failures. */
export function openS3Client({ url, publicUrl = url, ...credentials }: Bucket): S3Client {
  const aws = new AwsClient({ ...credentials, service: 's3', retries: 3 })
  return {
    url,
    urlOf: (key) => `${url}/${pathOf(key)}`,
    signForBrowser:
      publicUrl === null
        ? undefined
        : (key, now, seconds) => signUrl(aws, `${publicUrl}/${pathOf(key)}`, now, seconds),
    async send(address, request, allowed) {
      const response = await aws.fetch(address, request).catch((cause: unknown) => {
        throw new StorageUnavailableError('The bucket did not answer', { cause })
      })
      if (allowed.includes(response.status)) return response
      throw failureOf(
        response.status,
        await response.text(),
        `${request.method} ${new URL(address).pathname}`,
      )
    },
  }
}

const pathOf = (key: string): string => key.split('/').map(encodeURIComponent).join('/')

/**
 * Returns the URL of a GET request with the signature (Signature Version 4) in its query, so that the request needs
 * no signed header.
 */
async function signUrl(aws: AwsClient, address: string, now: number, seconds: number): Promise<string> {
  const datetime = new Date(now).toISOString().replace(/[:-]|\.\d{3}/g, '')
  const query = new URLSearchParams({ 'X-Amz-Expires': String(seconds) })
  const { url } = await aws.sign(`${address}?${query}`, { method: 'GET', aws: { signQuery: true, datetime } })
  return url
}

/** Returns the error for a response with a status that was not allowed. */
function failureOf(status: number, body: string, request: string): Error {
  const [code = ''] = textsOfElements(body, 'Code')
  const summary = `The bucket answered ${status} to ${request}`
  const failure = code ? `${summary}: ${code}` : summary
  const variable = rejectedVariable(status, code, request.startsWith('PUT '))
  if (status < 500 && !variable) return new Error(failure)
  return new StorageUnavailableError(failure, { isFull: status === full, variable })
}

/**
 * Returns the configuration variable that is wrong: the variable with the keys if the bucket rejects the keys, or
 * the variable with the URL if the bucket does not exist. Returns undefined for other failures.
 */
function rejectedVariable(status: number, code: string, isPut: boolean): string | undefined {
  if (status === 401 || status === 403) return 'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY'
  if (status !== 404 || code === 'NoSuchUpload') return undefined
  return code === 'NoSuchBucket' || isPut ? 'S3_URL' : undefined
}
