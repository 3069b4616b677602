import { expect, test } from 'vitest'
import { findDeskMessageFaults } from './desk-message.ts'
import { readMessageTexts } from './message-file.ts'

const faultsOf = (source: string, languages: Record<string, Record<string, unknown>>) =>
  findDeskMessageFaults(
    [{ path: 'src/desk/views/Room.tsx', text: source }],
    readMessageTexts(
      Object.entries(languages).map(([language, texts]) => ({
        path: `src/desk/messages/${language}/edit.json`,
        text: JSON.stringify(texts),
      })),
    ),
  ).map(({ message }) => message)

test('each key that the desk uses has an English text, and each text is used', () => {
  expect(faultsOf("t('edit:publish')", { en: { publish: 'Publish' } })).toEqual([])
  expect(faultsOf("t('edit:publish')", { en: { withdraw: 'Withdraw' } })).toEqual([
    '"edit:publish" has no text in src/desk/messages/en',
    'nothing uses "withdraw"',
  ])
})

test('a computed key uses the texts with its beginning whose end is a word of the sources', () => {
  const source = ['const tools = ["bold"]', 't(`edit:tool.', '{name}`)'].join('$').replace('$', '\n')
  expect(faultsOf(source, { en: { tool: { bold: 'Bold', italic: 'Italic' } } })).toEqual([
    'nothing uses "tool.italic"',
  ])
})

test('another language has the same keys, and counted texts in each of its plural forms', () => {
  const en = { count: '{{count}} items', count_one: '{{count}} item' }
  const uses = "t('edit:count', { count })"
  expect(faultsOf(uses, { en, de: { count: '{{count}} Inhalte', count_one: '{{count}} Inhalt' } })).toEqual(
    [],
  )
  expect(faultsOf(uses, { en, pl: { count: 'a', count_one: 'b', count_few: 'c', other: 'd' } })).toEqual([
    '"count_many" is missing',
    '"other" has no English text',
  ])
})
