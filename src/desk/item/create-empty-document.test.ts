import { expect, test } from 'vitest'
import { draftSchemaOf } from '../../domain/content-item/draft-documents.ts'
import { family } from '../../domain/content-item/families.ts'
import { createEmptyDocument } from './create-empty-document.ts'

test('a new item is free of charge, of the main brand, and its check boxes are not checked', () => {
  expect(createEmptyDocument('practicalExam')).toMatchObject({ audience: { tenants: ['main'] }, fee: null })
  expect(createEmptyDocument('classroom')).toMatchObject({ fee: null, needsApproval: false })
  expect(createEmptyDocument('news')).not.toHaveProperty('fee')
})

test.each(family.options)('the server accepts a new item of the family %s', (each) => {
  expect(draftSchemaOf(each).safeParse(createEmptyDocument(each)).error).toBeUndefined()
})
