import { expect, test } from 'vitest'
import { findUnshownFields } from './shown-field.ts'

const page = (text: string) => ({ path: 'src/components/course/Card.astro', text })
const messagesOf = (...files: { path: string; text: string }[]) =>
  findUnshownFields(files, ['code', 'credits']).map(({ where, message }) => `${where} ${message}`)

test('a field that nothing shows is reported', () => {
  expect(messagesOf(page('{course.code}'))).toEqual([
    'src/components/course nothing shows credits, which an editor writes of a course',
  ])
})

test('a field may be read from the course or taken out of it', () => {
  expect(messagesOf(page('const { code, credits: points } = course'))).toEqual([])
})
