import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createReloadable } from './reload.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const versions = (...made: (number | Error)[]) => {
  const done: string[] = []
  const portal = createReloadable<number>(
    async () => {
      const next = made.shift() as number | Error
      if (next instanceof Error) throw next
      done.push(`opened ${next}`)
      return next
    },
    async (value) => void done.push(`closed ${value}`),
    { onFailure: (error) => done.push((error as Error).message), onReload: () => {} },
  )
  return { portal, done }
}

test('the old one is closed before the next is opened, and many changes of a moment are one', async () => {
  const { portal, done } = versions(1, 2)
  expect(await portal.current()).toBe(1)
  portal.reload()
  portal.reload()
  await vi.advanceTimersByTimeAsync(50)
  expect(await portal.current()).toBe(2)
  expect(done).toEqual(['opened 1', 'closed 1', 'opened 2'])
})

test('a failed version is reported, and requests fail with its error until the next version', async () => {
  const { portal, done } = versions(1, new Error('a comma is missing'), 3)
  await portal.current()
  portal.reload()
  await vi.advanceTimersByTimeAsync(50)
  await expect(portal.current()).rejects.toThrow('a comma is missing')
  await expect(portal.current()).rejects.toThrow('a comma is missing')
  portal.reload()
  await vi.advanceTimersByTimeAsync(50)
  expect(await portal.current()).toBe(3)
  expect(done).toEqual(['opened 1', 'closed 1', 'a comma is missing', 'opened 3'])
})

test('a first version that fails is reported, and the next one opens', async () => {
  const { portal, done } = versions(new Error('a comma is missing'), 2)
  await expect(portal.current()).rejects.toThrow('a comma is missing')
  portal.reload()
  await vi.advanceTimersByTimeAsync(50)
  expect(await portal.current()).toBe(2)
  expect(done).toEqual(['a comma is missing', 'opened 2'])
})
