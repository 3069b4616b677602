import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodeText } from '../files-by-name.ts'
import { isZip, readZip } from './read-zip.ts'
import { writeZip } from './write-zip.ts'

const zipOf = (...names: string[]) => writeZip(new Map(names.map((name) => [name, encodeText(name)])))
/** Returns a ZIP archive with one file. In the file's entry, a number of two or four bytes is changed. */
const changed = (zip: Uint8Array, at: number, value: number, size: 2 | 4 = 2) => {
  const bytes = Buffer.from(zip)
  if (size === 2) bytes.writeUInt16LE(value, at)
  else bytes.writeUInt32LE(value, at)
  return new Uint8Array(bytes)
}
const centralOf = (zip: Uint8Array) => Buffer.from(zip).readUInt32LE(zip.length - 6)
const inCentral = (zip: Uint8Array, at: number, value: number, size: 2 | 4 = 2) =>
  changed(zip, centralOf(zip) + at, value, size)

test('an archive that was written is read, with empty files and any name', () => {
  const files = new Map([
    ['a.gift', encodeText('Right? {T}')],
    ['items/ü.xml', encodeText('')],
    ['b.png', new Uint8Array([0, 255, 1])],
  ])
  expect(readZip(writeZip(files))).toEqual(files)
  expect(readZip(writeZip(new Map()))).toEqual(new Map())
})

test('an archive is one that every program reads: by its headers', () => {
  const zip = Buffer.from(zipOf('ab'))
  const central = centralOf(zip)
  // Version 2.0, deflated, without a time, on the first day of 1980.
  const shared = [20, 8, 0, 0x21]
  expect([4, 8, 10, 12].map((at) => zip.readUInt16LE(at))).toEqual(shared)
  expect([6, 10, 12, 14].map((at) => zip.readUInt16LE(central + at))).toEqual(shared)
  expect([zip.readUInt32LE(0), zip.readUInt32LE(central)]).toEqual([0x04034b50, 0x02014b50])
  expect([zip.readUInt32LE(14), zip.readUInt32LE(22)]).toEqual([crc32('ab'), 2])
  expect([zip[central + 4], zip[central + 5]]).toEqual([20, 0])
  const end = zip.length - 22
  expect([zip.readUInt32LE(end), zip.readUInt16LE(end + 8), zip.readUInt16LE(end + 10)]).toEqual([
    ...[0x06054b50, 1, 1],
  ])
  expect([zip.readUInt32LE(end + 12), zip.readUInt32LE(end + 16)]).toEqual([end - central, central])
})

test('folders are passed over, and files that are not packed are read', () => {
  expect(readZip(zipOf('items/', 'a'))).toEqual(new Map([['a', encodeText('a')]]))
  const bytes = Buffer.from(zipOf('ab'))
  const start = 30 + 2
  const stored = Buffer.concat([
    bytes.subarray(0, start),
    Buffer.from('ab'),
    bytes.subarray(centralOf(bytes)),
  ])
  const end = stored.length - 22
  stored.writeUInt32LE(start + 2, end + 16)
  stored.writeUInt16LE(0, start + 2 + 10)
  stored.writeUInt32LE(2, start + 2 + 20)
  expect(readZip(new Uint8Array(stored))).toEqual(new Map([['ab', encodeText('ab')]]))
})

test('other entries of an archive’s directory are ignored', () => {
  const zip = Buffer.from(zipOf('ab', 'c'))
  const central = centralOf(zip)
  const behind = central + 46 + 2
  const more = Buffer.concat([zip.subarray(0, behind), Buffer.alloc(5), zip.subarray(behind)])
  more.writeUInt16LE(3, central + 30)
  more.writeUInt16LE(2, central + 32)
  expect([...(readZip(new Uint8Array(more)) as Map<string, unknown>).keys()]).toEqual(['ab', 'c'])
})

test.each(['/a', 'a\\b', '../a', 'a/../b', '..'])(
  'a file of the name %s leads out of the archive',
  (name) => {
    expect(readZip(zipOf(name))).toBe('unreadable')
  },
)

test.each(['a..b', '...', '.a'])('a file of the name %s does not', (name) => {
  expect(readZip(zipOf(name))).toEqual(new Map([[name, encodeText(name)]]))
})

test.each([
  ['that is encrypted', 8, 0x801, 2],
  ['that is packed in another way', 10, 12, 2],
  ['of another size', 24, 3, 4],
  ['of another sum', 16, 1, 4],
  ['that lies behind the end', 42, 0xffffff, 4],
  ['without its mark', 0, 0, 4],
] as const)('a file %s makes an archive unreadable', (_, at, value, size) => {
  expect(readZip(inCentral(zipOf('ab'), at, value, size))).toBe('unreadable')
})

test('an archive is unreadable without a directory, or if the directory lies after its end', () => {
  const zip = zipOf('ab')
  expect(readZip(changed(zip, zip.length - 6, 0xffffff, 4))).toBe('unreadable')
  expect(readZip(zip.slice(0, -22))).toBe('unreadable')
})

test('an archive has five thousand files and 64 megabytes at most', () => {
  const names = (count: number) => Array.from({ length: count }, (_, index) => `${index}`)
  expect(readZip(zipOf(...names(5000)))).toHaveProperty('size', 5000)
  expect(readZip(zipOf(...names(5001)))).toBe('tooLarge')
  const most = 64 * 1024 * 1024
  expect(readZip(inCentral(zipOf('ab'), 24, most, 4))).toBe('unreadable')
  expect(readZip(inCentral(zipOf('ab'), 24, most + 1, 4))).toBe('tooLarge')
})

test('an archive is recognized by its first bytes, at any offset of its buffer', () => {
  const zip = zipOf('a')
  expect(isZip(zip)).toBe(true)
  const behind = new Uint8Array([0, 0, 0, ...zip]).subarray(3)
  expect([isZip(behind), readZip(behind)]).toEqual([true, new Map([['a', encodeText('a')]])])
  expect([isZip(encodeText('PK')), isZip(zip.slice(0, 4)), isZip(encodeText('Which?'))]).toEqual([
    false,
    false,
    false,
  ])
})
