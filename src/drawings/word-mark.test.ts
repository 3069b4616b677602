import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import tenants from '#sites/tenants.json' with { type: 'json' }
import { wordMarkOf } from './word-mark.ts'

const file = readFileSync(new URL('./word-marks.svg', import.meta.url), 'utf8')

test.each(Object.values(tenants).map(({ name }) => name))('the name %s is drawn', (name) => {
  const mark = wordMarkOf(name)
  const symbol = mark?.href.split('#')[1]
  expect(file).toContain(`<symbol id="${symbol}" viewBox="0 0 ${mark?.width} 28">`)
})

test('another name is displayed as text', () => {
  expect(wordMarkOf('Another Academy')).toBeUndefined()
})
