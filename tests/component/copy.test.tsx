import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const write = vi.fn<(text: string) => Promise<void>>()

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { clipboard: { writeText: write } })
  write.mockReset().mockResolvedValue(undefined)
  document.body.innerHTML = `
    <button type="button" data-copy="IBAN" data-copied="Copied" data-failed="Could not be copied">Copy<svg></svg></button>
    <div id="toasts" role="status"></div>`
  await import('#src/islands/after-interaction/copy.ts')
})
afterEach(() => {
  vi.advanceTimersByTime(10_000)
})

const button = () => screen.getByRole('button')
const click = async () => {
  button().click()
  await vi.advanceTimersByTimeAsync(0)
}

test('a copy is confirmed in the button and by the screen reader, for 3 seconds', async () => {
  await click()
  expect(write).toHaveBeenCalledWith('IBAN')
  expect([button().textContent, screen.getByRole('status').textContent]).toEqual(['Copied', 'Copied'])
  vi.advanceTimersByTime(3000)
  expect([button().textContent, screen.getByRole('status').textContent]).toEqual(['Copy', ''])
})

test('a second click in the meantime does not prolong the confirmation', async () => {
  await click()
  vi.advanceTimersByTime(1000)
  await click()
  vi.advanceTimersByTime(2500)
  expect(button().textContent).toBe('Copied')
  vi.advanceTimersByTime(500)
  expect(button().textContent).toBe('Copy')
})

test('without a clipboard nothing is copied, and an error is shown', async () => {
  vi.stubGlobal('navigator', {})
  await click()
  expect(button().textContent).toBe('Could not be copied')
})

test('a failed copy shows an error', async () => {
  write.mockRejectedValue(new Error('Not allowed'))
  await click()
  expect(button().textContent).toBe('Could not be copied')
})
