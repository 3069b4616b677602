import { expect, test } from 'vitest'
import { bankFault } from '#src/domain/pool/bank/bank-fault.ts'
import type { BankQuestion } from '#src/domain/pool/bank/bank-question.ts'
import { encodeText } from './bundle.ts'
import { limitBank, readLimitedBank } from './read-limited-bank.ts'

const spot = { file: 'bank.gift', line: 3 }
const question = (text: string, picture: string | null = null): BankQuestion => ({
  ...{ code: 'a', spot, type: 'trueFalse', correct: [0], picture },
  texts: { en: { question: text, options: null, explanation: '', figure: '' } },
})
const limited = (questions: BankQuestion[], faults = [bankFault(spot, 'syntax')]) =>
  limitBank({ questions, faults, files: new Map() }, 'bank.zip')
const refusedAs = (reason: string) => ({
  ...{ questions: [], faults: [{ file: 'bank.zip', line: 1, reason }] },
  files: new Map(),
})

test('a bank is read in its language, with the files of the pictures that it shows', () => {
  const bytes = new Uint8Array(encodeText('::a:: Right? {T}'))
  const { questions, faults } = readLimitedBank({ name: 'a.gift', bytes, language: 'de' })
  expect(questions.map(({ texts }) => texts)).toEqual([
    { de: expect.objectContaining({ question: 'Right?' }) },
  ])
  expect(faults).toEqual([])
  const files = new Map(['a.png', 'b.png'].map((name) => [name, encodeText(name)]))
  const questionsWithPicture = [question('Which?', 'a.png')]
  expect(limitBank({ questions: questionsWithPicture, faults: [], files }, 'bank.zip')).toEqual({
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
    bankFault({ file: 'a.gift', line }, 'formula', 'x'.repeat(500)),
  )
  const faults = Array.from({ length: 200 }, (_, line) => ({
    ...{ file: 'a.gift', line, reason: 'formula', detail: 'x'.repeat(200) },
  }))
  expect(limited([], long).faults).toEqual(faults)
  expect(limited([]).faults).toEqual([{ ...spot, reason: 'syntax' }])
  expect(limited([]).faults.map((fault) => 'detail' in fault)).toEqual([false])
})

test('markup that is nested too deeply is refused', () => {
  const nested = `\\\\(${'\\{'.repeat(50_000)}a\\\\)`
  const bytes = new Uint8Array(encodeText(`One? {T}\n\n${nested} {T}`))
  expect(readLimitedBank({ name: 'bank.gift', bytes, language: 'en' })).toEqual({
    ...{ questions: [], faults: [{ file: 'bank.gift', line: 1, reason: 'tooDeep' }] },
    files: new Map(),
  })
})
