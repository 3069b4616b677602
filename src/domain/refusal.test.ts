import { expect, test } from 'vitest'
import { isRefused, refuse } from './refusal.ts'

test('a refusal is told from every other answer', () => {
  expect(isRefused(refuse('notFound'))).toBe(true)
  for (const answer of [undefined, null, 7, 'refusal', {}, { refused: true }, []])
    expect(isRefused(answer)).toBe(false)
})

test('a refusal says more only where there is more to say', () => {
  expect(refuse('notFound')).toEqual({ refusal: 'notFound' })
  expect(Object.keys(refuse('notFound'))).toEqual(['refusal'])
  expect(refuse('letterOfOtherSite', { site: 'EU' })).toEqual({
    refusal: 'letterOfOtherSite',
    context: { site: 'EU' },
  })
})
