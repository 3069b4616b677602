import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { expect, expectTypeOf, test } from 'vitest'
import type { Db } from '#server/db/client.ts'
import { classroom, classroomText } from '#server/db/schema/classroom.ts'
import { region, regionText } from '#server/db/schema/region.ts'
import type { LostFields, UnfilledColumns } from './lost-fields.ts'
import { upsertRows } from './save-rows.ts'
import { createTableWriter } from './table-writer.ts'

const item = pgTable('item', { id: integer().primaryKey(), code: text().notNull() })
const itemText = pgTable('item_text', { id: integer(), language: text(), name: text(), tags: jsonb() })

interface Document {
  code: string
  audience: { tenants: string[] }
  chapters: number[]
  texts: { en: { name: string; summary: string } }
}

test('a document field without a column is lost unless the writer stores it elsewhere', () => {
  expectTypeOf<LostFields<Document, typeof item, typeof itemText, never>>().toEqualTypeOf<
    'chapters' | 'summary'
  >()
  expectTypeOf<LostFields<Document, typeof item, typeof itemText, 'chapters' | 'summary'>>().toBeNever()
  expectTypeOf<LostFields<Document, typeof item, undefined, 'chapters'>>().toEqualTypeOf<'texts'>()
})

test('a column that no field of a document fills is idle unless the server fills it', () => {
  expectTypeOf<UnfilledColumns<Document, typeof item, typeof itemText, never>>().toEqualTypeOf<'tags'>()
  expectTypeOf<UnfilledColumns<Document, typeof item, typeof itemText, 'tags'>>().toBeNever()
})

test('a writer that would lose something does not compile', () => {
  // @ts-expect-error nothing stores the trainers
  createTableWriter('classroom', { item: classroom, text: classroomText })
  // @ts-expect-error nothing stores the texts
  createTableWriter('region', { item: region })
  expect(createTableWriter('region', { item: region, text: regionText })).toBeTypeOf('function')
})

test('rows with a field that the table has no column for do not compile', () => {
  const rows = [{ id: 1, code: 'A', position: 1 }]
  // @ts-expect-error there is no position
  const losing = (tx: Db) => upsertRows(tx, item, rows)
  expect(losing).toBeTypeOf('function')
})
