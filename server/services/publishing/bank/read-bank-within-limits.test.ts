import { expect, test } from 'vitest'
import { createBankFault } from '#src/domain/pool/bank/bank-fault.ts'
import type { BankQuestion } from '#src/domain/pool/bank/bank-question.ts'
import { encodeText } from './files-by-name.ts'
import { enforceBankLimits, readBankWithinLimits } from './read-bank-within-limits.ts'
import { writeZip } from './zip/write-zip.ts'

const location = { file: 'bank.gift', line: 3 }
const question = (text: string, picture: string | null = null): BankQuestion => ({
  ...{ code: 'a', location, type: 'trueFalse', correct: [0], picture },
  texts: { en: { question: text, options: null, explanation: '', figure: '' } },
})
const limited = (questions: BankQuestion[], faults = [createBankFault(location, 'syntax')]) =>
  enforceBankLimits({ questions, faults, files: new Map() }, 'bank.zip')
const refusedAs = (reason: string) => ({
  ...{ questions: [], faults: [{ file: 'bank.zip', line: 1, reason }] },
  files: new Map(),
})

test('a bank is read in its language, with the files of the pictures that it shows', () => {
  const bytes = new Uint8Array(encodeText('::a:: Right? {T}'))
  const { questions, faults } = readBankWithinLimits({ name: 'a.gift', bytes, language: 'de' })
  expect(questions.map(({ texts }) => texts)).toEqual([
    { de: expect.objectContaining({ question: 'Right?' }) },
  ])
  expect(faults).toEqual([])
  const files = new Map(['a.png', 'b.png'].map((name) => [name, encodeText(name)]))
  const questionsWithPicture = [question('Which?', 'a.png')]
  expect(enforceBankLimits({ questions: questionsWithPicture, faults: [], files }, 'bank.zip')).toEqual({
    ...{ questions: questionsWithPicture, faults: [] },
    files: new Map([['a.png', encodeText('a.png')]]),
  })
})

test('a pool holds two thousand questions', () => {
  const most = Array.from({ length: 2000 }, () => question('Right?'))
  expect(limited(most).questions).toHaveLength(2000)
  expect(limited([...most, question('Wrong?')])).toEqual(refusedAs('poolFull'))
})

test('all questions together have eight times 1024 times 1024 signs at most', () => {
  const around = JSON.stringify([question('')]).length
  const longest = 'w'.repeat(8 * 1024 * 1024 - around)
  expect(limited([question(longest)]).questions).toHaveLength(1)
  expect(limited([question(`${longest}w`)])).toEqual(refusedAs('tooLarge'))
})

test('the first two hundred faults are reported, each with the first two hundred signs of its quotation', () => {
  const long = Array.from({ length: 300 }, (_, line) =>
    createBankFault({ file: 'a.gift', line }, 'formula', 'x'.repeat(500)),
  )
  const faults = Array.from({ length: 200 }, (_, line) => ({
    ...{ file: 'a.gift', line, reason: 'formula', detail: 'x'.repeat(200) },
  }))
  expect(limited([], long).faults).toEqual(faults)
  expect(limited([]).faults).toEqual([{ ...location, reason: 'syntax' }])
  expect(limited([]).faults.map((fault) => 'detail' in fault)).toEqual([false])
})

test('markup that is nested too deeply is refused', () => {
  const nested = `\\\\(${'\\{'.repeat(50_000)}a\\\\)`
  const bytes = new Uint8Array(encodeText(`One? {T}\n\n${nested} {T}`))
  expect(readBankWithinLimits({ name: 'bank.gift', bytes, language: 'en' })).toEqual({
    ...{ questions: [], faults: [{ file: 'bank.gift', line: 1, reason: 'tooDeep' }] },
    files: new Map(),
  })
})

const readBytes = (name: string, bytes: Uint8Array) =>
  readBankWithinLimits({ name, bytes: new Uint8Array(bytes), language: 'en' })

test('a small archive of sixty megabytes of NULs is refused', () => {
  const zip = writeZip(new Map([['a.xml', new Uint8Array(60 * 1024 * 1024)]]))
  expect(zip.length).toBeLessThan(100_000)
  expect(readBytes('a.zip', zip).faults).toEqual([{ file: 'a.xml', line: 1, reason: 'unreadable' }])
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
])('%s with thirty thousand elements in each other is refused with its line', (_, name, text, line) => {
  expect(readBytes(name, encodeText(text)).faults).toEqual([{ file: name, line, reason: 'tooDeep' }])
})

test.each(['null', '{"id":"("}', '{"id":[1]}', '7'])(
  '%s is no question, and no fault of the server',
  (text) => {
    const zip = writeZip(new Map([['document.json', encodeText(`{"questions":[${text}]}`)]]))
    expect(readBytes('a.zip', zip).faults.map(({ reason }) => reason)).toContain('syntax')
  },
)

test('an invalid question in the portal’s format is reported with its errors', () => {
  const zip = writeZip(new Map([['document.json', encodeText('{"questions":[7]}')]]))
  expect(readBytes('a.zip', zip).faults).toEqual([
    expect.objectContaining({ detail: ': Invalid input: expected object, received number' }),
  ])
})
