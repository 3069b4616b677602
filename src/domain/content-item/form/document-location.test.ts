import { expect, test } from 'vitest'
import { documentLocationOf } from './document-location.ts'

const pool = { use: 'quiz', questions: [{ id: 7001 }, { id: 7004 }] }
const province = { cities: [{ texts: {} }, { texts: {} }] }

test('a field that all languages share is located in the document', () => {
  expect(documentLocationOf(['use'], pool)).toEqual({ language: null, path: ['use'] })
  expect(documentLocationOf(['questions', 1, 'correct'], pool)).toEqual({
    language: null,
    path: ['questions', 1, 'correct'],
  })
  expect(documentLocationOf([], pool)).toEqual({ language: null, path: [] })
})

test('a text is located in the file of its language', () => {
  expect(documentLocationOf(['texts', 'de', 'name'], pool)).toEqual({ language: 'de', path: ['name'] })
  expect(documentLocationOf(['texts'], pool)).toEqual({ language: 'en', path: [] })
})

test('a text of a part is located by the part’s name', () => {
  expect(documentLocationOf(['questions', 1, 'texts', 'de', 'options', 0], pool)).toEqual({
    language: 'de',
    path: ['questions', '7004', 'options', 0],
  })
  expect(documentLocationOf(['questions', 0, 'texts'], pool)).toEqual({
    language: 'en',
    path: ['questions', '7001'],
  })
  expect(documentLocationOf(['cities', 1, 'texts', 'pl', 'name'], province)).toEqual({
    language: 'pl',
    path: ['cities', '2', 'name'],
  })
})

test('only a list has parts', () => {
  const named = { questions: { texts: 'no list' }, 7: 'x' }
  expect(documentLocationOf(['questions', 0, 'texts', 'de'], named)).toEqual({
    language: null,
    path: ['questions', 0, 'texts', 'de'],
  })
  expect(documentLocationOf(['questions', 'first', 'texts', 'de'], pool)).toEqual({
    language: null,
    path: ['questions', 'first', 'texts', 'de'],
  })
  expect(documentLocationOf([Symbol('x'), 1], pool)).toEqual({ language: null, path: ['', 1] })
})
