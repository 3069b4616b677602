import { describe, expect, test } from 'vitest'
import { demonstrationItems } from '#tests/fixtures/demonstration.ts'
import { type Family, family as families, type Item } from '../families.ts'
import { type ContentField, fieldsOfFamily } from './content-field.ts'
import { listFieldValues } from './field-values.ts'

const isEmpty = (value: unknown): boolean => value === false || (Array.isArray(value) && value.length === 0)
const valuesOf = (item: Item, path: string): unknown[] =>
  listFieldValues(item.document, path).filter((value) => !isEmpty(value))

/** Returns the items that a field refers to but that the field's filter would not offer. */
const notOffered = (item: Item, { path, ...field }: ContentField): string[] => {
  if (field.kind !== 'reference') return []
  const offered = demonstrationItems(field.family).filter(({ document }) =>
    Object.entries(field.filter ?? {}).every(([name, value]) =>
      listFieldValues(document, name).includes(value),
    ),
  )
  return valuesOf(item, path)
    .filter((id) => !offered.some((each) => each.id === id))
    .map((id) => `${path}: ${field.family} ${id}`)
}

const isHidden = (item: Item, { path, showWhen }: ContentField): boolean =>
  showWhen !== undefined &&
  valuesOf(item, path).length > 0 &&
  !listFieldValues(item.document, showWhen.field).some((value) => showWhen.is.some((each) => each === value))

describe.each(families.options)('a %s of the demonstration', (family: Family) => {
  const items: Item[] = demonstrationItems(family)

  test('exists', () => expect(items).not.toEqual([]))

  test('has no value in a field that a form would hide', () => {
    for (const item of items)
      expect([
        item.id,
        fieldsOfFamily(family)
          .filter((field) => isHidden(item, field))
          .map(({ path }) => path),
      ]).toEqual([item.id, []])
  })

  test('refers only to items that a form would offer', () => {
    for (const item of items)
      expect([item.id, fieldsOfFamily(family).flatMap((field) => notOffered(item, field))]).toEqual([
        item.id,
        [],
      ])
  })

  test('has a value in every required field of the document', () => {
    const required = fieldsOfFamily(family).filter(({ isRequired, path }) => isRequired && !/[[.]/.test(path))
    for (const item of items)
      expect([
        item.id,
        required.filter(({ path }) => listFieldValues(item.document, path).length === 0),
      ]).toEqual([item.id, []])
  })
})
