import { expect, test } from 'vitest'
import { encodeText } from './bundle.ts'
import { readBankInProcess } from './read-bank-in-process.ts'
import { writeZip } from './zip/write-zip.ts'

const read = (name: string, bytes: Uint8Array, within?: Parameters<typeof readBankInProcess>[1]) =>
  readBankInProcess({ name, bytes: new Uint8Array(bytes), language: 'en' }, within)
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

test('a small archive of sixty megabytes of NULs is refused', async () => {
  const zip = writeZip(new Map([['a.xml', new Uint8Array(60 * megabyte)]]))
  expect(zip.length).toBeLessThan(100_000)
  expect((await read('a.zip', zip)).faults).toEqual([{ file: 'a.xml', line: 1, reason: 'unreadable' }])
})

const nested = `${'<div>'.repeat(30_000)}Which?${'</div>'.repeat(30_000)}`
test.each([
  ['GIFT', 'bank.gift', `${nested} {T}`, 1],
  [
    'Moodle XML',
    'bank.xml',
    `<quiz>\n<question type="truefalse"><questiontext format="html"><text><![CDATA[${nested}]]></text></questiontext><answer fraction="100"><text>true</text></answer></question></quiz>`,
    2,
  ],
  ['XML', 'bank.xml', `<quiz>\n${nested}</quiz>`, 2],
])('%s with thirty thousand elements in each other is refused with its line', async (_, name, text, line) => {
  expect((await read(name, encodeText(text))).faults).toEqual([{ file: name, line, reason: 'tooDeep' }])
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

/** Each makes V8 run out of memory, or takes longer than any bank in a step that can't be interrupted. */
test.each([
  ['line ends', 'a.gift', '\n'.repeat(60 * megabyte)],
  ['empty values', 'document.json', `{"questions":[${'{},'.repeat(18 * megabyte)}{}]}`],
])('a small archive of millions of %s is given up, and the server lives on', async (_, name, text) => {
  const zip = writeZip(new Map([[name, encodeText(text)]]))
  expect(zip.length).toBeLessThan(100_000)
  const { faults } = await read('a.zip', zip, { megabytes: 256, milliseconds: 3000 })
  expect(faults.map(({ reason }) => reason)).toEqual(['tooCostly'])
})

test.each(['null', '{"id":"("}', '{"id":[1]}', '7'])(
  '%s is no question, and no fault of the server',
  async (text) => {
    const zip = writeZip(new Map([['document.json', encodeText(`{"questions":[${text}]}`)]]))
    expect((await read('a.zip', zip)).faults.map(({ reason }) => reason)).toContain('syntax')
  },
)

test('an invalid question in the portal’s format is reported with its errors', async () => {
  const zip = writeZip(new Map([['document.json', encodeText('{"questions":[7]}')]]))
  expect((await read('a.zip', zip)).faults).toEqual([
    expect.objectContaining({ detail: ': Invalid input: expected object, received number' }),
  ])
})

test('a file name may contain any characters', async () => {
  for (const name of ['a\0.gift', '--eval', '', "a'; b"])
    expect((await read(name, encodeText('Right? {T}'))).questions).toHaveLength(1)
})
