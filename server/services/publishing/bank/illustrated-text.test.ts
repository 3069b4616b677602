import { expect, test } from 'vitest'
import { combineOptions, readIllustratedText, readPlainText } from './illustrated-text.ts'

const location = { file: 'a.gift', line: 3 }
const fault = { ...location, reason: 'unknownMarkup', detail: 'table' } as const
const words = (...sources: string[]) => ({
  ...{ text: 'Which?', faults: [fault] },
  pictures: sources.map((source) => ({ source, alt: `It shows ${source}` })),
})
const named = (source: string) => `files/${source}`

test('a text has at most one picture, with its description', () => {
  expect(readIllustratedText(words('a.png'), location, named)).toEqual({
    ...{ text: 'Which?', picture: 'files/a.png', figure: 'It shows a.png', faults: [fault] },
  })
  expect(readIllustratedText(words(), location, named)).toEqual({
    ...{ text: 'Which?', picture: null, figure: '', faults: [fault] },
  })
  expect(readIllustratedText(words('a.png', 'b.png'), location, named).faults).toEqual([
    fault,
    { ...location, reason: 'severalPictures' },
  ])
})

test.each(['https://example.org/a', 'data:image/png', 'x-a.b+1:c', 'HTTP:a', '/a.png', '//a'])(
  'a picture at %s is elsewhere',
  (source) => {
    expect(readIllustratedText(words(source), location, named).faults).toContainEqual({
      ...{ ...location, reason: 'pictureElsewhere', detail: source },
    })
  },
)

test.each(['a/b.png', '1:a.png', './a.png', 'a b:c'])('a picture at %s comes along', (source) => {
  expect(readIllustratedText(words(source), location, named).faults).toEqual([fault])
})

test('all options have pictures if one of them has one', () => {
  const [plain, shown] = [words(), words('a.png')].map((each) => readIllustratedText(each, location, named))
  if (!plain || !shown) throw new Error('Both are there')
  expect(combineOptions([plain, plain])).toEqual({
    ...{ texts: ['Which?', 'Which?'], pictures: {}, figures: {}, faults: [fault, fault] },
  })
  expect(combineOptions([plain, shown])).toEqual({
    texts: ['Which?', 'Which?'],
    pictures: { optionPictures: [null, 'files/a.png'] },
    figures: { optionFigures: ['', 'It shows a.png'] },
    faults: [fault, fault],
  })
})

test('the pictures of an explanation are faults', () => {
  expect(readPlainText(words(), location)).toEqual({ text: 'Which?', faults: [fault] })
  expect(readPlainText(words('a.png'), location).faults).toEqual([
    fault,
    { ...location, reason: 'pictureElsewhere', detail: 'a.png' },
  ])
})
