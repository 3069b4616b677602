import { expect, test } from 'vitest'
import { StorageUnavailableError } from '../ports/storage.ts'
import { isUnavailable } from './unavailable.ts'

test('an unavailable service is found inside wrapped errors; an internal error is not one', () => {
  const refused = Object.assign(new Error(''), { code: 'ECONNREFUSED' })
  expect(isUnavailable(refused)).toBe(true)
  expect(isUnavailable(new Error('Failed query: select 1', { cause: refused }))).toBe(true)
  expect(isUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true)
  expect(isUnavailable(Object.assign(new Error('stopping'), { code: '57P01' }))).toBe(true)
  for (const code of ['57P02', '57P05', '25P03', '08006', 'EPIPE'])
    expect(isUnavailable(Object.assign(new Error('ended'), { code }))).toBe(true)
  const broken = new Error('Client has encountered a connection error and is not queryable')
  expect(isUnavailable(new Error('Failed query: rollback', { cause: broken }))).toBe(true)
  expect(isUnavailable(new TypeError('x is undefined'))).toBe(false)
  expect(isUnavailable(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBe(false)
  expect(isUnavailable('ECONNREFUSED')).toBe(false)
})

test('a storage of files that is away, or refuses its keys, is unavailable', () => {
  expect(isUnavailable(new StorageUnavailableError('The bucket did not answer'))).toBe(true)
  expect(
    isUnavailable(new Error('Upload', { cause: new StorageUnavailableError('x', { variable: 'S3_URL' }) })),
  ).toBe(true)
})
