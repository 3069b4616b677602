import { expect, test } from 'vitest'
import { splitGiftBlocks } from './gift-line.ts'
import { readGiftBank } from './read-gift.ts'

const read = (text: string) => readGiftBank('a.gift', text, 'en')
const texts = (text: string) =>
  read(text).questions.map(({ texts: { en } }) => [en?.question.trim(), ...(en?.options ?? [])])

test('blocks end at empty lines, with any line ending, and around categories', () => {
  expect(
    splitGiftBlocks('// a\r\n\r\nb\r  \r\rc\n$CATEGORY: d\ne\n// f\n').map((block) =>
      block.map(({ line }) => line),
    ),
  ).toEqual([[1, 3], [6], [7], [8, 9]])
  expect(splitGiftBlocks('// a\n\n// b')).toEqual([])
})

test('a question before the first category has no category', () => {
  const { questions } = read('One? {T}\n\n$CATEGORY: A\n\nTwo? {T}\n\n$CATEGORY: B\n\nThree? {F}')
  expect(questions.map(({ category }) => category)).toEqual([undefined, 'A', 'B'])
})

test('a question has a title, which names its faults, and no identifier by itself', () => {
  expect(read('::A title:: Which? {=a ~b}').questions).toMatchObject([
    { code: null, location: { file: 'a.gift', line: 1, question: 'A title' } },
  ])
  expect(read('Which? {=a ~b}').questions[0]?.location).toEqual({ file: 'a.gift', line: 1 })
})

test('text that looks like HTML is read as HTML unless it is marked as plain', () => {
  expect(texts('Is <b>it</b>? {=[html]a<br>b ~[plain]<i>c</i> ~<u>d</u>}')).toEqual([
    ['Is it?', 'a\nb', '<i>c</i>', 'd'],
  ])
  expect(texts('[plain]Is 1 <b> 2? {=a ~1 < 2}')).toEqual([['Is 1 <b> 2?', 'a', '1 < 2']])
})

test('the lines of a question and of its options are one', () => {
  expect(texts('Which\none? {\n=a\nb\n~c\n}')).toEqual([['Which one?', 'a b', 'c']])
})

test('general feedback becomes the explanation; errors in it or in an option are reported', () => {
  expect(read('Which? {=a ~b ####So it is.}').questions[0]?.texts.en?.explanation).toBe('So it is.')
  expect(read('Which? {=a ~b}').questions[0]?.texts.en?.explanation).toBe('')
  const faults = (text: string) => read(text).faults.map(({ reason, detail }) => [reason, detail])
  expect(faults('Which? {=a ~b ####[html]<video></video>}')).toEqual([['unknownMarkup', 'video']])
  expect(faults('Which? {=a ~[html]<video></video>}')).toEqual([['unknownMarkup', 'video']])
  expect(faults('Which? {=a ~b ####[html]<img src\\="a.png">}')).toEqual([['pictureElsewhere', 'a.png']])
})

test.each([
  ['{=a ~b}', 'single', [0]],
  ['{~%100%a ~b}', 'single', [0]],
  ['{~%50%a ~%50%b ~c}', 'multiple', [0, 1]],
  ['{~%33.3%a ~%33.33333%b ~%33.35%c ~d}', 'multiple', [0, 1, 2]],
  ['{T}', 'trueFalse', [0]],
  ['{FALSE}', 'trueFalse', [1]],
])('the answers %s are %s with %j', (answers, type, correct) => {
  expect(read(`Which? ${answers}`).questions).toMatchObject([{ type, correct }])
})

test.each([
  ['{~%60%a ~%40%b}', 'partialCredit', 'MC'],
  ['{~%99.8%a ~b}', 'partialCredit', 'MC'],
  ['{~a ~b}', 'noAnswer', 'MC'],
  ['{=a -> b =c -> d =e -> f}', 'otherType', 'Matching'],
])('the answers %s are refused', (answers, reason, detail) => {
  expect(read(`Which? ${answers}`).faults).toEqual([{ file: 'a.gift', line: 1, reason, detail }])
})
