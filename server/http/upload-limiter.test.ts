import { expect, test } from 'vitest'
import { createUploadLimiter } from './upload-limiter.ts'

test('only so many uploads arrive at the same time, of one visitor and in all', () => {
  const limiter = createUploadLimiter({ total: 3, ofVisitor: 2 })
  const leave = limiter.enter('a')
  const another = limiter.enter('a')
  expect(limiter.enter('a')).toBeUndefined()
  expect(limiter.enter('b')).toBeTypeOf('function')
  expect(limiter.enter('c')).toBeUndefined()
  leave?.()
  expect(limiter.enter('c')).toBeTypeOf('function')
  expect(limiter.enter('a')).toBeUndefined()
  another?.()
  expect(limiter.enter('a')).toBeTypeOf('function')
})
