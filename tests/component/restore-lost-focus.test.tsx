import { beforeEach, expect, test, vi } from 'vitest'
import { restoreDelay, restoreLostFocus } from '#src/islands/restore-lost-focus.ts'
import { isFocusLost } from '#src/ui/focus-loss.ts'

const byId = (id: string) => document.getElementById(id) as HTMLElement

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `
    <main><h1>Page</h1>
      <div id="island">
        <h2>List</h2>
        <section><h3 id="item">Item</h3><p><button id="remove" type="button">Remove</button></p></section>
        <button id="other" type="button">Other</button>
      </div>
    </main>`
  restoreLostFocus(byId('island'))
  return () => vi.useRealTimers()
})

const change = async (act: () => void) => {
  act()
  await vi.advanceTimersByTimeAsync(restoreDelay)
}

test('when the focused element is removed, the nearest heading has the focus', async () => {
  byId('remove').focus()
  await change(() => byId('remove').parentElement?.remove())
  expect(document.activeElement?.textContent).toBe('Item')
})

test('when its section is removed too, the heading above has the focus, unless it is hidden', async () => {
  byId('remove').focus()
  await change(() => byId('remove').closest('section')?.remove())
  expect(document.activeElement?.textContent).toBe('List')
  byId('other').focus()
  document.querySelector('h2')?.toggleAttribute('hidden', true)
  await change(() => byId('other').remove())
  expect(document.activeElement?.textContent).toBe('Page')
})

test('a view that appears later finds the focus lost, until the reader moves on', async () => {
  byId('remove').focus()
  await change(() => byId('remove').remove())
  expect(isFocusLost()).toBe(true)
  byId('other').focus()
  expect(isFocusLost()).toBe(false)
  byId('item').focus()
  expect(isFocusLost()).toBe(false)
})

test('another element that took the focus keeps it', async () => {
  byId('remove').focus()
  await change(() => {
    byId('remove').remove()
    byId('other').focus()
  })
  expect(document.activeElement).toBe(byId('other'))
})

test('a focus that the reader left before is not restored', async () => {
  byId('remove').focus()
  await change(() => byId('remove').blur())
  await change(() => byId('remove').remove())
  expect(document.activeElement).toBe(document.body)
})
