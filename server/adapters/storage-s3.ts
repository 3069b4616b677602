import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { type Storage, StorageAway } from '../ports/storage.ts'

/** A bucket of S3, or of a service with the same API. `url` is the bucket's own: https://s3.example.org/files */
export interface Bucket {
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** The status of a full bucket (WebDAV, RFC 4918); services that speak S3 use it for a full disk or quota. */
const full = 507

const digestHeader = 'x-amz-meta-digest'

/** Returns the storage of files in a bucket, with the SHA-256 of their bytes as metadata. */
export function storageInBucket({ url, ...credentials }: Bucket): Storage {
  const aws = new AwsClient({ ...credentials, service: 's3', retries: 3 })
  const addressOf = (key: string): string => `${url}/${key.split('/').map(encodeURIComponent).join('/')}`

  /** Sends a request. Throws for any status that is not allowed. */
  async function send(address: string, request: RequestInit, allowed: readonly number[]): Promise<Response> {
    const answer = await aws.fetch(address, request).catch((cause: unknown) => {
      throw new StorageAway('The bucket did not answer', { cause })
    })
    if (allowed.includes(answer.status)) return answer
    const { status } = answer
    const [code = ''] = valuesOf(await answer.text(), 'Code')
    const summary = `The bucket answered ${status} to ${request.method} ${new URL(address).pathname}`
    const failure = code ? `${summary}: ${code}` : summary
    const variable = rejectedVariable(status, code, request.method)
    if (status < 500 && !variable) throw new Error(failure)
    throw new StorageAway(failure, { isFull: status === full, variable })
  }

  const deleteFile = async (key: string): Promise<void> => {
    await send(addressOf(key), { method: 'DELETE' }, [200, 204, 404])
  }

  return {
    delete: deleteFile,
    async find(key) {
      const answer = await send(addressOf(key), { method: 'HEAD' }, [200, 404])
      if (answer.status === 404) return undefined
      const header = (name: string) => answer.headers.get(name) ?? ''
      return {
        key,
        type: header('content-type'),
        size: Number(header('content-length')),
        digest: header(digestHeader),
      }
    },
    async *read(key, from, to) {
      const range = { range: `bytes=${from}-${to}` }
      const { body } = await send(addressOf(key), { method: 'GET', headers: range }, [206, 200])
      // Node's streams are iterable; the browser's type, which fetch returns, does not say so.
      if (body) yield* body as unknown as AsyncIterable<Uint8Array>
    },
    async store(key, type, bytes) {
      const digest = createHash('sha256').update(bytes).digest('hex')
      const headers = { 'content-type': type, [digestHeader]: digest }
      await send(addressOf(key), { method: 'PUT', headers, body: new Uint8Array(bytes) }, [200])
    },
    async deleteAll(start) {
      for (let token: string | undefined, more = true; more; ) {
        const page = await send(`${url}?${listQuery(start, token)}`, { method: 'GET' }, [200])
        const xml = await page.text()
        for (const key of valuesOf(xml, 'Key')) await deleteFile(key)
        token = valuesOf(xml, 'NextContinuationToken')[0]
        more = token !== undefined
      }
    },
  }
}

/** Returns the variable that a bucket rejects: the keys, or the address of a bucket that does not exist. */
function rejectedVariable(status: number, code: string, method: string | undefined): string | undefined {
  if (status === 401 || status === 403) return 'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY'
  return status === 404 && (code === 'NoSuchBucket' || method === 'PUT') ? 'S3_URL' : undefined
}

const listQuery = (prefix: string, token: string | undefined): URLSearchParams =>
  new URLSearchParams({ 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) })

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Returns the texts of all elements of a name in the XML of a bucket's list. */
const valuesOf = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text]) =>
    (text as string).replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole),
  )
