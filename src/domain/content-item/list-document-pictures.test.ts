import { expect, test } from 'vitest'
import { listDocumentPictures } from './list-document-pictures.ts'

const picture = (digit: string) => ({ name: digit.repeat(32), width: 800, height: 450 })

test('pictures are found at any depth, each once', () => {
  const document = {
    picture: { ...picture('a'), texts: { en: { alt: 'A mast' } } },
    questions: [{ optionPictures: [picture('b'), picture('c')] }, { picture: picture('b') }],
  }
  expect(listDocumentPictures(document).toSorted()).toEqual(['a', 'b', 'c'].map((each) => each.repeat(32)))
})

test('a name that is no digest, and a digest that is no picture, are none', () => {
  expect(
    listDocumentPictures({ picture: { name: 'mast', width: 1 }, upload: { name: 'a'.repeat(32) } }),
  ).toEqual([])
})

test.each([null, undefined, 'text', []])('an incomplete document such as %j has none', (document) => {
  expect(listDocumentPictures(document)).toEqual([])
})
