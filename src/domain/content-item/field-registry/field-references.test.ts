import { describe, expect, test } from 'vitest'
import { demonstrated } from '#tests/fixtures/demonstration.ts'
import { family as families } from '../families.ts'
import { referencesOf } from '../references.ts'
import { fieldReferences } from './field-references.ts'

describe.each(families.options)('a %s of the demonstration', (family) => {
  test('has the references of the registry', () => {
    for (const item of demonstrated(family)) {
      const unique = [
        ...new Map(
          fieldReferences(family, item.document).map((each) => [JSON.stringify(each), each]),
        ).values(),
      ]
      expect([item.id, unique]).toEqual([item.id, referencesOf(item, [])])
    }
  })
})
