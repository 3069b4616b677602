import { expect, test } from 'vitest'
import { drawWorldMap } from './world-map.ts'

test('each known region has a numbered mark, and an unknown one has none', () => {
  const drawn = drawWorldMap(['AFRICA', 'ATLANTIS', 'EUROPE'])
  expect(drawn.match(/class="mark"/g)).toHaveLength(2)
  expect(drawn).toMatch(/<text[^>]*>1<\/text>/)
  expect(drawn).toMatch(/<text[^>]*>3<\/text>/)
})

test('the whole map stays small', () => {
  expect(drawWorldMap([]).length).toBeLessThan(12_000)
})
