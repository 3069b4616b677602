import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AwsV4Signer } from 'aws4fetch'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Bucket, storageInBucket } from './storage-s3.ts'

/**
 * An imitated bucket that keeps its objects in memory, and accepts only requests that are signed with its
 * key.
 */
const objects = new Map<string, { type: string; digest: string; bytes: Buffer }>()
const keys = { accessKeyId: 'AKEXAMPLE', secretAccessKey: 'a secret of the test', region: 'eu-test-1' }
/** How many objects a page of the list has: so few that a list has several pages. */
const listed = 2
let server: Server
let bucket: Bucket

async function isSigned(request: IncomingMessage, url: string): Promise<boolean> {
  const given = request.headers.authorization ?? ''
  const names = (/SignedHeaders=([^,]+)/.exec(given)?.[1] ?? '').split(';')
  const headers = Object.fromEntries(names.map((name) => [name, String(request.headers[name] ?? '')]))
  const signer = new AwsV4Signer({
    ...keys,
    url,
    headers,
    method: request.method ?? 'GET',
    service: 's3',
    datetime: String(request.headers['x-amz-date']),
    allHeaders: true,
  })
  return (await signer.authHeader()).split('Signature=')[1] === given.split('Signature=')[1]
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', bucket.url)
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const end = (status: number, headers = {}, body: Buffer | string = '') =>
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
  if (!(await isSigned(request, url.href))) return void end(403)
  const key = decodeURIComponent(url.pathname.slice('/files/'.length))
  const object = objects.get(key)
  if (request.method === 'PUT') {
    const said = (name: string) => String(request.headers[name])
    objects.set(key, {
      type: said('content-type'),
      digest: said('x-amz-meta-digest'),
      bytes: Buffer.concat(chunks),
    })
    return void end(200)
  }
  if (request.method === 'DELETE') {
    objects.delete(key)
    return void end(204)
  }
  if (url.searchParams.has('list-type')) return void end(200, {}, list(url.searchParams))
  if (!object) return void end(404)
  const [, from, to] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? []
  const bytes = from ? object.bytes.subarray(Number(from), Number(to) + 1) : object.bytes
  const headers = { 'content-type': object.type, 'x-amz-meta-digest': object.digest }
  end(from ? 206 : 200, { ...headers, 'content-length': bytes.length }, bytes)
}

function list(query: URLSearchParams): string {
  const found = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort()
  const shown = found.slice(0, listed).map((key) => `<Key>${key.replaceAll('&', '&amp;')}</Key>`)
  const more = found.length > listed ? '<NextContinuationToken>more</NextContinuationToken>' : ''
  return `<ListBucketResult>${shown.join('')}${more}</ListBucketResult>`
}

beforeEach(async () => {
  objects.clear()
  server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  bucket = { ...keys, url: `http://127.0.0.1:${port}/files` }
})
afterEach(() => void server.close())

const whole = async (pieces: AsyncIterable<Uint8Array>): Promise<string> => {
  const read: Uint8Array[] = []
  for await (const piece of pieces) read.push(piece)
  return Buffer.concat(read).toString()
}

test('a file is kept, found with what is known of it, read in part, and forgotten', async () => {
  const storage = storageInBucket(bucket)
  await storage.keep('learner 1&2/ä.txt', 'text/plain', Buffer.from('0123456789'))
  const digest = '84d89877f0d4041efb6bf91a16f0248f2fd573e6af05c19f96bedb9f882f7882'
  expect(await storage.find('learner 1&2/ä.txt')).toEqual({
    key: 'learner 1&2/ä.txt',
    type: 'text/plain',
    size: 10,
    digest,
  })
  expect(await whole(storage.read('learner 1&2/ä.txt', 2, 4))).toBe('234')
  await storage.forget('learner 1&2/ä.txt')
  expect(await storage.find('learner 1&2/ä.txt')).toBeUndefined()
  await storage.forget('learner 1&2/ä.txt')
})

test('all files that begin alike are forgotten, however many; others stay', async () => {
  const storage = storageInBucket(bucket)
  for (const name of ['a-1', 'a-2', 'a-3&', 'a-4', 'a-5', 'b-1'])
    await storage.keep(name, 'text/plain', Buffer.from(name))
  await storage.forgetAll('a-')
  expect([...objects.keys()]).toEqual(['b-1'])
})

test('a bucket that refuses is a fault, not a missing file', async () => {
  const storage = storageInBucket({ ...bucket, secretAccessKey: 'another one' })
  await expect(storage.find('a')).rejects.toThrow('The bucket answered 403')
})
