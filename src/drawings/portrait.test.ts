import { expect, test } from 'vitest'
import { readItems } from '../content-files/read-content.ts'
import { drawPortrait } from './portrait.ts'

test('the trainers of the demonstration are drawn as different people, the same on each page', () => {
  const names = readItems('content', '2026-01-15').flatMap((item) =>
    item.family === 'trainer' ? [item.document.texts.en?.name ?? ''] : [],
  )
  expect(names).toHaveLength(10)
  expect(new Set(names.map(drawPortrait)).size).toBe(10)
  expect(drawPortrait('Marta Zielonka')).toBe(drawPortrait('Marta Zielonka'))
})

test('a drawing contains no letters, also for an empty name', () => {
  for (const name of ['', 'Marta Zielonka', '한민서']) expect(drawPortrait(name)).not.toContain('<text')
})
