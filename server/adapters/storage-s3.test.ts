import { type AddressInfo, createServer } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ImitatedBucket, openBucket } from '#tests/fixtures/server/bucket.ts'
import { StorageAway } from '../ports/storage.ts'
import { type Bucket, storageInBucket } from './storage-s3.ts'

let imitated: ImitatedBucket
let bucket: Bucket
beforeEach(async () => {
  imitated = await openBucket()
  bucket = imitated.bucket
})
afterEach(() => imitated.close())

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
  expect([...imitated.objects.keys()]).toEqual(['b-1'])
})

test('a bucket that refuses is a fault, not a missing file', async () => {
  const storage = storageInBucket({ ...bucket, secretAccessKey: 'another one' })
  await expect(storage.find('a')).rejects.toThrow('The bucket answered 403')
})

test('a bucket that nobody answers for, or that cuts the connection, is away', async () => {
  const cutting = createServer((socket) => {
    socket.once('data', () => socket.destroy())
  })
  const port = await new Promise<number>((resolve) =>
    cutting.listen(0, '127.0.0.1', () => resolve((cutting.address() as AddressInfo).port)),
  )
  const storage = storageInBucket({ ...bucket, url: `http://127.0.0.1:${port}/files` })
  await expect(storage.find('a')).rejects.toBeInstanceOf(StorageAway)
  await new Promise((resolve) => cutting.close(resolve))
  const error = await storage.keep('a', 'text/plain', Buffer.from('a')).catch((fault: unknown) => fault)
  expect(error).toBeInstanceOf(StorageAway)
  expect(error).toMatchObject({ isFull: false, cause: expect.any(TypeError) })
})

test('a bucket that is full or away says so, and is asked again later', async () => {
  const storage = storageInBucket(bucket)
  for (const [status, isFull] of [
    [507, true],
    [503, false],
  ] as const) {
    imitated.answerWith(status)
    const error = await storage.keep('a', 'text/plain', Buffer.from('a')).catch((fault: unknown) => fault)
    expect(error).toBeInstanceOf(StorageAway)
    expect(error).toMatchObject({ isFull })
  }
  imitated.answerWith(undefined)
  await storage.keep('a', 'text/plain', Buffer.from('a'))
  expect((await storage.find('a'))?.size).toBe(1)
})
