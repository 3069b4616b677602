import { expect, test } from 'vitest'
import { newDocument } from './new-document.ts'

test('a new item is free of charge, of the main brand, and its check boxes are not checked', () => {
  expect(newDocument('practicalExam')).toMatchObject({ audience: { tenants: ['main'] }, fee: null })
  expect(newDocument('classroom')).toMatchObject({ fee: null, needsApproval: false })
  expect(newDocument('news')).not.toHaveProperty('fee')
})
