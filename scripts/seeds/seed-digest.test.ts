import { expect, test } from 'vitest'
import { findImportedFiles } from './seed-digest.ts'

test('a seeding depends on the rules and services that it imports, however far down', () => {
  const files = findImportedFiles(['server/seed/seed.ts'])
  for (const file of [
    'server/services/publishing/content-item/publish-documents.ts',
    'server/db/schema/course.ts',
    'src/domain/content-item/families.ts',
  ])
    expect(files).toContain(file)
})

test('islands, stores and routes are no part of it', () => {
  const rooms = [...findImportedFiles(['server/seed/seed.ts'])].map((file) =>
    file.split('/').slice(0, 2).join('/'),
  )
  for (const room of ['src/islands', 'src/stores', 'server/routes']) expect(rooms).not.toContain(room)
})

test('an entry that does not exist is an error: its changes would not change the digest', () => {
  expect(() => findImportedFiles(['server/seed/renamed.ts'])).toThrow('server/seed/renamed.ts does not exist')
})
