import { expect, test } from 'vitest'
import { createUploadLimiter } from './upload-limiter.ts'

test('only so many uploads arrive at the same time, of one visitor and in all', () => {
  const room = createUploadLimiter({ total: 3, ofVisitor: 2 })
  const leave = room.enter('a')
  const another = room.enter('a')
  expect(room.enter('a')).toBeUndefined()
  expect(room.enter('b')).toBeTypeOf('function')
  expect(room.enter('c')).toBeUndefined()
  leave?.()
  expect(room.enter('c')).toBeTypeOf('function')
  expect(room.enter('a')).toBeUndefined()
  another?.()
  expect(room.enter('a')).toBeTypeOf('function')
})
