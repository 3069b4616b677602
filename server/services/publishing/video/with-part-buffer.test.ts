import { expect, test } from 'vitest'
import { withPartBuffer } from './with-part-buffer.ts'

test('a request reuses the buffer of an earlier one, and two requests at the same time have two', async () => {
  const first = await withPartBuffer(async (part) => part)
  await expect(withPartBuffer(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await withPartBuffer(async (part) => {
    expect(part).toBe(first)
    await withPartBuffer(async (other) => expect(other).not.toBe(part))
  })
})
