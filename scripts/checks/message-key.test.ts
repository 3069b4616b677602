import { expect, test } from 'vitest'
import { readMessageTexts } from './message-file.ts'
import { findUnknownMessageKeys } from './message-key.ts'

const english = readMessageTexts([
  {
    path: 'src/i18n/messages/en/about.json',
    text: '{"title":"About","of":{"a":"A"},"days_one":"d","days_other":"ds"}',
  },
]).flatMap(({ namespaces }) => [...namespaces])
const saysOf = (path: string, text: string) =>
  findUnknownMessageKeys([{ path, text }], new Map(english)).map(
    ({ where, message }) => `${where}: ${message}`,
  )

test('keys that English has are fine, plurals and nested ones too', () => {
  expect(
    saysOf('src/pages/about.astro', "t('about:title') t('about:of.a') t('about:days', { count })"),
  ).toEqual([])
})

test('an unknown key is an error, and so is an unknown namespace', () => {
  expect(saysOf('src/pages/about.astro', "{t('about:lead')} {t('nowhere:title')}")).toEqual([
    'src/pages/about.astro: "lead" is not in src/i18n/messages/en/about.json',
    'src/pages/about.astro: "title" is not in src/i18n/messages/en/nowhere.json',
  ])
})

test('an island names the namespaces that it speaks', () => {
  const island = (namespaces: string) =>
    `export const namespaces = [${namespaces}] as const\nt('about:title')`
  expect(saysOf('src/islands/greeting/island.tsx', island("'about'"))).toEqual([])
  expect(saysOf('src/islands/greeting/island.tsx', island("'form'"))).toEqual([
    "src/islands/greeting/island.tsx: 'about' is not among the namespaces of its island",
  ])
})

test('keys that are put together, and tests, are not looked at', () => {
  expect(saysOf('src/ui/Chip.tsx', "t('about:' + kind) format('about:none')")).toEqual([])
  expect(saysOf('src/ui/chip.test.ts', "t('about:none')")).toEqual([])
})
