import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Storage, StoredFile } from '#server/ports/storage.ts'
import { findMp4Header } from './find-mp4-header.ts'
import { videoMetadataOf } from './video-metadata.ts'

const video = readFileSync('content/videos/site-walk/video.mp4')

/** Returns a storage with one file. The storage counts the bytes that are read. */
function storageOf(bytes: Buffer) {
  const reads: number[] = []
  const file: StoredFile = { key: 'a', type: 'video/mp4', size: bytes.length, digest: '' }
  // The cast is needed because the storage only has `read`, the method with which the header is read.
  const storage = {
    async *read(_: string, from: number, to: number) {
      reads.push(to - from + 1)
      yield bytes.subarray(from, to + 1)
    },
  } as unknown as Storage
  return { storage, file, reads }
}
const headerOf = (bytes: Buffer) => {
  const { storage, file } = storageOf(bytes)
  return findMp4Header(storage, file)
}
const factsOf = async (bytes: Buffer) => {
  const header = await headerOf(bytes)
  return header && videoMetadataOf(header)
}
const box = (type: string, content: Buffer) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

test('the length and size of a video are those of its header, and its pictures are not read', async () => {
  const { storage, file, reads } = storageOf(video)
  const header = (await findMp4Header(storage, file)) as Buffer
  expect(videoMetadataOf(header)).toEqual({ seconds: 60, width: 640, height: 360 })
  expect(reads.reduce((sum, each) => sum + each, 0)).toBeLessThan(video.length / 4)
})

test('the header can be at the end of the file', async () => {
  const header = (await headerOf(video)) as Buffer
  const size = header.readUInt32BE(0)
  const [ftyp, moov] = [header.subarray(0, size), header.subarray(size)]
  const atEnd = Buffer.concat([ftyp, box('mdat', Buffer.alloc(100)), moov])
  expect(await factsOf(atEnd)).toMatchObject({ seconds: 60 })
})

test.each([
  ['a text', Buffer.from('This is no video, but it is long enough for a box.')],
  ['an empty file', Buffer.alloc(0)],
  ['a video that was cut off', video.subarray(0, video.length - 1)],
  [
    'a box longer than the file',
    Buffer.concat([box('ftyp', Buffer.alloc(8)), Buffer.from([255, 255, 255, 255])]),
  ],
  ['a file without a header', Buffer.concat([box('ftyp', Buffer.alloc(8)), box('mdat', Buffer.alloc(8))])],
  ['a header that does not come first', box('moov', Buffer.alloc(8))],
])('%s is no video', async (_, bytes) => {
  expect(await factsOf(bytes)).toBeUndefined()
})

test.each([
  ['avc1', 'hvc1', 'H.265'],
  ['mp4a', 'ac-3', 'Dolby Digital'],
])('a video whose %s is %s (%s) is refused', async (from, to) => {
  const header = (await headerOf(video)) as Buffer
  const at = header.indexOf(from, header.indexOf('stsd'))
  expect(at).toBeGreaterThan(0)
  const other = Buffer.from(header)
  other.write(to, at, 'latin1')
  expect(videoMetadataOf(other)).toBeUndefined()
})
