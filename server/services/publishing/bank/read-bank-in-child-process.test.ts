import { expect, test } from 'vitest'
import { encodeText } from './files-by-name.ts'
import { readBankInChildProcess } from './read-bank-in-child-process.ts'
import { writeZip } from './zip/write-zip.ts'

const read = (name: string, bytes: Uint8Array, within?: Parameters<typeof readBankInChildProcess>[1]) =>
  readBankInChildProcess({ name, bytes: new Uint8Array(bytes), language: 'en' }, within)
const megabyte = 1024 * 1024

test('a bank is read with its questions and their pictures, and no other file', async () => {
  const zip = writeZip(
    new Map([
      ['bank.gift', encodeText('::a:: <img src\\="a.png" alt\\="A lens"> Right? {T}')],
      ['a.png', encodeText('picture')],
      ['b.png', encodeText('another')],
    ]),
  )
  const { questions, faults, files } = await read('bank.zip', zip)
  expect(faults).toEqual([])
  expect(questions.map(({ picture }) => picture)).toEqual(['a.png'])
  expect([...files.keys()]).toEqual(['a.png'])
})

test('reading a bank that takes too long is aborted, and the server answers meanwhile', async () => {
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 5)
  const slow = writeZip(new Map([['bank.gift', encodeText('Right? {T}\n\n'.repeat(1_000_000))]]))
  const { faults } = await read('bank.zip', slow, { megabytes: 512, milliseconds: 700 })
  clearInterval(timer)
  expect(faults).toEqual([{ file: 'bank.zip', line: 1, reason: 'tooCostly' }])
  expect(turns).toBeGreaterThan(10)
})

test('a bank that takes too much memory is given up', async () => {
  const large = encodeText(`<quiz>${'<a b="c"></a>'.repeat(200_000)}</quiz>`)
  const { faults } = await read('bank.xml', large, { megabytes: 16, milliseconds: 60_000 })
  expect(faults.map(({ reason }) => reason)).toEqual(['tooCostly'])
})

/**
 * Each of these files makes V8 run out of memory, or takes longer than any real bank in a step that can't be
 * interrupted.
 */
test.each([
  ['line ends', 'a.gift', '\n'.repeat(60 * megabyte)],
  ['empty values', 'document.json', `{"questions":[${'{},'.repeat(18 * megabyte)}{}]}`],
])('a small archive of millions of %s is given up, and the server lives on', async (_, name, text) => {
  const zip = writeZip(new Map([[name, encodeText(text)]]))
  expect(zip.length).toBeLessThan(100_000)
  const { faults } = await read('a.zip', zip, { megabytes: 256, milliseconds: 1500 })
  expect(faults.map(({ reason }) => reason)).toEqual(['tooCostly'])
})

test('a file name may contain any characters', async () => {
  for (const name of ['--eval\0', "a'; b"])
    expect((await read(name, encodeText('Right? {T}'))).questions).toHaveLength(1)
})
