import { type AddressInfo, createServer } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakeBucket, openBucket } from '#tests/fixtures/server/bucket.ts'
import { loggableErrorOf } from '../../http/operator-visible-error.ts'
import { type Storage, StorageUnavailableError } from '../../ports/storage.ts'
import type { Bucket } from './bucket.ts'
import { createBucketStorage } from './storage-s3.ts'

let imitated: FakeBucket
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

test('a file is stored, found with its properties, read in part, and deleted', async () => {
  const storage = createBucketStorage(bucket)
  await storage.store('learner 1&2/ä.txt', 'text/plain', Buffer.from('0123456789'))
  const digest = '84d89877f0d4041efb6bf91a16f0248f2fd573e6af05c19f96bedb9f882f7882'
  expect(await storage.find('learner 1&2/ä.txt')).toEqual({
    key: 'learner 1&2/ä.txt',
    type: 'text/plain',
    size: 10,
    digest,
  })
  expect(await whole(storage.read('learner 1&2/ä.txt', 2, 4))).toBe('234')
  await storage.delete('learner 1&2/ä.txt')
  expect(await storage.find('learner 1&2/ä.txt')).toBeUndefined()
  await storage.delete('learner 1&2/ä.txt')
})

test('all files that begin alike are forgotten, however many; others stay', async () => {
  const storage = createBucketStorage(bucket)
  for (const name of ['a-1', 'a-2', 'a-3&', 'a-4', 'a-5', 'b-1'])
    await storage.store(name, 'text/plain', Buffer.from(name))
  await storage.deleteAll('a-')
  expect([...imitated.objects.keys()]).toEqual(['b-1'])
})

const faultOfKeeping = (storage: Storage) =>
  storage.store('a', 'text/plain', Buffer.from('a')).catch((fault: unknown) => fault)

test('a bucket that refuses its keys is unavailable, not a missing file, and names the variables', async () => {
  const storage = createBucketStorage({ ...bucket, secretAccessKey: 'another one' })
  const variable = 'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY'
  for (const error of [
    await faultOfKeeping(storage),
    await storage.find('a').catch((fault: unknown) => fault),
  ]) {
    expect(error).toBeInstanceOf(StorageUnavailableError)
    expect(error).toMatchObject({ variable, message: expect.stringContaining('The bucket answered 403 to ') })
    expect(loggableErrorOf(error)).toMatchObject({ variable })
  }
  imitated.answerWith(401)
  expect(await faultOfKeeping(createBucketStorage(bucket))).toMatchObject({ variable })
})

test('a bucket that does not exist is away too, and names its address; a file that does not exist is a fault', async () => {
  const storage = createBucketStorage(bucket)
  imitated.answerWith(404, '<Error><Code>NoSuchBucket</Code></Error>')
  const error = await faultOfKeeping(storage)
  expect(error).toBeInstanceOf(StorageUnavailableError)
  expect(error).toMatchObject({
    variable: 'S3_URL',
    message: expect.stringMatching(/^The bucket answered 404 to PUT .*: NoSuchBucket$/),
  })
  await expect(whole(storage.read('a', 0, 1))).rejects.toMatchObject({ variable: 'S3_URL' })
  imitated.answerWith(undefined)
  await expect(whole(storage.read('a', 0, 1))).rejects.not.toBeInstanceOf(StorageUnavailableError)
})

test('a bucket that does not answer or cuts the connection is unavailable', async () => {
  const cutting = createServer((socket) => {
    socket.once('data', () => socket.destroy())
  })
  const port = await new Promise<number>((resolve) =>
    cutting.listen(0, '127.0.0.1', () => resolve((cutting.address() as AddressInfo).port)),
  )
  const storage = createBucketStorage({ ...bucket, url: `http://127.0.0.1:${port}/files` })
  await expect(storage.find('a')).rejects.toBeInstanceOf(StorageUnavailableError)
  await new Promise((resolve) => cutting.close(resolve))
  const error = await storage.store('a', 'text/plain', Buffer.from('a')).catch((fault: unknown) => fault)
  expect(error).toBeInstanceOf(StorageUnavailableError)
  expect(error).toMatchObject({ isFull: false, cause: expect.any(TypeError) })
})

test('a full or unavailable bucket is reported, and is retried later', async () => {
  const storage = createBucketStorage(bucket)
  for (const [status, isFull] of [
    [507, true],
    [503, false],
  ] as const) {
    imitated.answerWith(status)
    const error = await storage.store('a', 'text/plain', Buffer.from('a')).catch((fault: unknown) => fault)
    expect(error).toBeInstanceOf(StorageUnavailableError)
    expect(error).toMatchObject({ isFull })
  }
  imitated.answerWith(undefined)
  await storage.store('a', 'text/plain', Buffer.from('a'))
  expect((await storage.find('a'))?.size).toBe(1)
})

test('a part is sent again as a whole after a temporary failure', async () => {
  const storage = createBucketStorage(bucket)
  const begun = await storage.beginParts({ key: 'a', type: 'video/mp4', digest: 'd' })
  imitated.answerWith(503, '', 1)
  const part = await storage.storePart(begun, 1, Buffer.from('a part'))
  await storage.completeParts(begun, [part])
  expect(imitated.objects.get('a')?.bytes.toString()).toBe('a part')
})
