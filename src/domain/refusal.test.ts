import { expect, test } from 'vitest'
import { isRefused, refuse } from './refusal.ts'

test('a refusal is distinguished from every other result', () => {
  expect(isRefused(refuse('notFound'))).toBe(true)
  for (const answer of [undefined, null, 7, 'refusal', {}, { refused: true }, []])
    expect(isRefused(answer)).toBe(false)
})

test('a refusal has a context only if one is given', () => {
  expect(refuse('notFound')).toEqual({ refusal: 'notFound' })
  expect(Object.keys(refuse('notFound'))).toEqual(['refusal'])
  expect(refuse('letterOfOtherSite', { site: 'EU' })).toEqual({
    refusal: 'letterOfOtherSite',
    context: { site: 'EU' },
  })
})
