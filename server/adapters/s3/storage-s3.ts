import { createHash } from 'node:crypto'
import { browserUrlLifetime, type ListedFile, type Storage } from '../../ports/storage.ts'
import type { Bucket } from './bucket.ts'
import { digestHeader } from './digest-header.ts'
import { openS3Client } from './s3-client.ts'
import { createS3Parts } from './s3-parts.ts'
import { textsOfElements } from './texts-of-elements.ts'

/** Returns the storage of files in a bucket, with their digests as metadata. */
export function createBucketStorage(bucket: Bucket): Storage {
  const client = openS3Client(bucket)
  const { url, urlOf, signForBrowser, send } = client

  const deleteFile = async (key: string): Promise<void> => {
    await send(urlOf(key), { method: 'DELETE' }, [200, 204, 404])
  }

  async function* listFiles(prefix: string): AsyncGenerator<ListedFile> {
    for (let token: string | undefined, more = true; more; ) {
      const page = await send(`${url}?${listQuery(prefix, token)}`, { method: 'GET' }, [200])
      const xml = await page.text()
      const times = textsOfElements(xml, 'LastModified')
      yield* textsOfElements(xml, 'Key').map((key, index) => ({
        key,
        storedAt: new Date(times[index] ?? ''),
      }))
      token = textsOfElements(xml, 'NextContinuationToken')[0]
      more = token !== undefined
    }
  }

  return {
    ...createS3Parts(client),
    ...(signForBrowser && { signForBrowser: (key, now) => signForBrowser(key, now, browserUrlLifetime) }),
    delete: deleteFile,
    async find(key) {
      const response = await send(urlOf(key), { method: 'HEAD' }, [200, 404])
      if (response.status === 404) return undefined
      const header = (name: string) => response.headers.get(name) ?? ''
      return {
        key,
        type: header('content-type'),
        size: Number(header('content-length')),
        digest: header(digestHeader),
      }
    },
    async *read(key, from, to) {
      const range = { range: `bytes=${from}-${to}` }
      const { body } = await send(urlOf(key), { method: 'GET', headers: range }, [206, 200])
      if (body) yield* body
    },
    async store(key, type, bytes) {
      const digest = createHash('sha256').update(bytes).digest('hex')
      const headers = { 'content-type': type, [digestHeader]: digest }
      await send(urlOf(key), { method: 'PUT', headers, body: new Uint8Array(bytes) }, [200])
    },
    list: listFiles,
    async deleteAll(prefix) {
      for await (const { key } of listFiles(prefix)) await deleteFile(key)
    },
  }
}

const listQuery = (prefix: string, token: string | undefined): URLSearchParams =>
  new URLSearchParams({ 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) })
