import { expect, test } from 'vitest'
import { previewLifetime, readPreview, signPreview } from './sign-preview.ts'

const now = Date.UTC(2026, 0, 15, 12)
const item = { family: 'course', id: 7 } as const
const word = signPreview(['new', 'old'], item, now)

test('a word opens the draft of its item for an hour, while any key signed it', () => {
  expect(previewLifetime).toBe(60 * 60 * 1000)
  expect(readPreview(['newest', 'new'], word, now)).toEqual(item)
  expect(readPreview(['new'], word, now + previewLifetime - 1)).toEqual(item)
  expect(readPreview(['new'], word, now + previewLifetime)).toBeUndefined()
  expect(readPreview(['old'], word, now)).toBeUndefined()
})

test('no part of it can be changed', () => {
  const [family, id, until = '', sig = ''] = word.split('.')
  const forged = [
    `course.8.${until}.${sig}`,
    `classroom.${id}.${until}.${sig}`,
    `${family}.${id}.${Number(until) + 1}.${sig}`,
    `${family}.${id}.${until}.${sig}x`,
    `${family}.${id}.${until}.`,
    `${family}.${id}.${until}`,
    '',
    '.',
  ]
  for (const each of forged) expect(readPreview(['new'], each, now)).toBeUndefined()
})

test('a token that was signed for no family opens no preview', () => {
  const other = signPreview(['new'], { family: 'nothing', id: 1 } as never, now)
  expect(readPreview(['new'], other, now)).toBeUndefined()
})
