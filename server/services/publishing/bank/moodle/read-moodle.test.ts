import { expect, test } from 'vitest'
import type { MarkupElement } from '../../markup/markup.ts'
import { readXml } from '../../markup/read-xml.ts'
import { readMoodleBank } from './read-moodle.ts'

const read = (...questions: string[]) =>
  readMoodleBank('a.xml', readXml('a.xml', `<quiz>\n${questions.join('\n')}</quiz>`) as MarkupElement, 'en')
const text = (words: string) => `<text>${words}</text>`
const answer = (fraction: string, words: string) => `<answer${fraction}>${text(words)}</answer>`
const worth = (fraction: number, words: string) => answer(` fraction="${fraction}"`, words)
const choice = (inside: string, head = `<questiontext>${text('Which?')}</questiontext>`) =>
  `<question type="multichoice">${head}${inside}</question>`
const reasons = (...questions: string[]) =>
  read(...questions).faults.map(({ line, reason, detail }) => [line, reason, detail])

test.each([
  ['<single>true</single>', [100, 0], 'single', [0]],
  ['', [0, 100], 'single', [1]],
  ['<single> false </single>', [100, 0], 'single', [0]],
  ['<single>false</single>', [50, 50, 0], 'multiple', [0, 1]],
  ['<single>false</single>', [33.3, 33.33333, 33.35, 0], 'multiple', [0, 1, 2]],
])('with %j the shares %j are %s with %j', (single, fractions, type, correct) => {
  const answers = fractions.map((each, index) => worth(each, `o${index}`)).join('')
  expect(read(choice(single + answers)).questions).toMatchObject([{ type, correct }])
})

test.each([
  ['<single>false</single>', [60, 40]],
  ['<single>false</single>', [99.8, 0]],
  ['', [99.8, 0]],
  ['<single>true</single>', [50, 50]],
])('with %j the shares %j are partial credit', (single, fractions) => {
  const answers = fractions.map((each, index) => worth(each, `o${index}`)).join('')
  expect(reasons(choice(single + answers))).toEqual([[2, 'partialCredit', 'multichoice']])
})

test('an answer without a share is wrong, and a question without a type is of another', () => {
  expect(read(choice(answer('', 'a') + worth(100, 'b'))).questions).toMatchObject([{ correct: [1] }])
  expect(reasons('<question/>')).toEqual([[2, 'otherType', '']])
})

test('a question without a text is read; its errors name it by number or name, if it has one', () => {
  const answers = worth(100, 'a') + worth(0, 'b')
  const named = `<name>${text(' N ')}</name>`
  const spots = read(
    choice(answers, ''),
    choice(answers, named),
    choice(answers, `${named}<idnumber> I-1 </idnumber>`),
  ).questions.map(({ code, location, texts }) => [code, location, texts.en?.question])
  expect(spots).toEqual([
    [null, { file: 'a.xml', line: 2 }, ''],
    [null, { file: 'a.xml', line: 3, question: 'N' }, ''],
    ['I-1', { file: 'a.xml', line: 4, question: 'I-1' }, ''],
  ])
})

test('plain text keeps its characters; other formats are HTML', () => {
  const words = (format: string) =>
    read(
      choice(
        worth(100, 'a') + worth(0, 'b'),
        `<questiontext${format}>${text('1 &lt;b&gt; 2')}</questiontext>`,
      ),
    ).questions[0]?.texts.en?.question
  expect(words(' format="plain_text"')).toBe('1 <b> 2')
  expect([words(''), words(' format="html"')]).toEqual(['1  2', '1  2'])
})

test('true and false are recognized in upper and lower case, and by the answer with full credit', () => {
  const verdicts = (...answers: string[]) =>
    read(`<question type="truefalse">${answers.join('')}</question>`).questions.map(({ correct }) => correct)
  expect(verdicts(worth(99.9, ' TRUE '), worth(0, 'false'))).toEqual([[0]])
  expect(verdicts(worth(0, 'true'), worth(100, 'False'))).toEqual([[1]])
  expect(verdicts(worth(99.8, 'true'), worth(0, 'false'))).toEqual([])
})

const file = (name: string, bytes = 'AQI=') => `<file${name} encoding="base64">${bytes}</file>`
const image = (source: string) => text(`&lt;img src="${source}" alt="A lens"&gt;`)

test('files are read with their text, and named after their question and answer', () => {
  const { questions, files, faults } = read(
    choice(
      `<answer fraction="100">${image('@@PLUGINFILE@@/b%20c.png')}${file(' name="b c.png"')}</answer>${worth(0, 'b')}`,
      `<questiontext>${image('100%.png')}${file(' name="100%.png"', 'Aw==')}${file('')}</questiontext>`,
    ),
  )
  expect(faults).toEqual([])
  expect(questions).toMatchObject([{ picture: '0/100%.png', optionPictures: ['0/answer-0/b c.png', null] }])
  expect(files).toEqual(
    new Map([
      ['0/100%.png', new Uint8Array([3])],
      ['0/', new Uint8Array([1, 2])],
      ['0/answer-0/b c.png', new Uint8Array([1, 2])],
    ]),
  )
})

test('each error of a question, its options and its explanation is reported with its line', () => {
  const video = text('&lt;video&gt;')
  expect(
    reasons(
      choice(
        `\n<answer fraction="100">${video}</answer>${worth(0, 'b')}\n<generalfeedback>${video}</generalfeedback>`,
        `<questiontext>${video}</questiontext>`,
      ),
    ),
  ).toEqual([2, 3, 4].map((line) => [line, 'unknownMarkup', 'video']))
})

test('a category applies to the questions after it', () => {
  const category = (path: string) => `<question type="category"><category>${text(path)}</category></question>`
  const question = choice(worth(100, 'a') + worth(0, 'b'))
  const { questions } = read(
    ...[question, category('top/A'), question, category('top'), question, category('top/B/C'), question],
  )
  expect(questions.map((each) => each.category)).toEqual([undefined, 'A', undefined, 'C'])
  const alone = read(category('top'), question, category('top/A/B'), question)
  expect(alone.questions.map((each) => each.category)).toEqual([undefined, undefined])
  expect(read(question).questions[0]?.texts.en?.explanation).toBe('')
})
