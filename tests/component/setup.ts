import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { closePortalOfFile } from '../fixtures/server/portal-of-file.ts'
import { takeClassesOfNode } from './node-classes.ts'

afterEach(cleanup)
/**
 * Resets the browser for the next test: page, clock, globals and storage. The test files of a worker share the
 * page, and the islands' dialogs are mounted outside of what `cleanup` removes.
 */
afterEach(() => {
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.doUnmock('#src/islands/set-store-environment.ts')
  localStorage.clear()
  sessionStorage.clear()
})
afterAll(closePortalOfFile)

// The lazy files that an action needs may load slowly on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

await takeClassesOfNode()

/** jsdom has the element `dialog`, but can't open it. As in a browser, Escape requests closing it. */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
    this.ownerDocument.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && this.open) this.dispatchEvent(new Event('cancel', { cancelable: true }))
    })
  },
  close(this: HTMLDialogElement) {
    this.open = false
  },
})

/** jsdom draws nothing, so a canvas has no context and nothing scrolls. */
Object.assign(HTMLCanvasElement.prototype, { getContext: () => null })
Object.assign(globalThis, { scrollTo: () => undefined })
Object.assign(Element.prototype, { scrollIntoView: () => undefined })

/** Nothing has a size in jsdom, so no size ever changes. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** jsdom does not have the element `search`, and React warns about unknown elements. */
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  configurable: true,
  get(this: HTMLElement) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement'
  },
})
