import { expect, test } from 'vitest'
import { draftTokenLifetime, readDraftToken, signDraftToken } from './draft-token.ts'

const now = Date.UTC(2026, 0, 15, 12)
const item = { family: 'course', id: 7 } as const
const word = signDraftToken(['new', 'old'], item, now)

test('a word opens the draft of its item for an hour, while any key signed it', () => {
  expect(draftTokenLifetime).toBe(60 * 60 * 1000)
  expect(readDraftToken(['newest', 'new'], word, now)).toEqual(item)
  expect(readDraftToken(['new'], word, now + draftTokenLifetime - 1)).toEqual(item)
  expect(readDraftToken(['new'], word, now + draftTokenLifetime)).toBeUndefined()
  expect(readDraftToken(['old'], word, now)).toBeUndefined()
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
  for (const each of forged) expect(readDraftToken(['new'], each, now)).toBeUndefined()
})

test('a token that was signed for no family opens no preview', () => {
  const other = signDraftToken(['new'], { family: 'nothing', id: 1 } as never, now)
  expect(readDraftToken(['new'], other, now)).toBeUndefined()
})
