import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { closePortalOfFile } from '../fixtures/server/portal-of-file.ts'
import { takeClassesOfNode } from './node-classes.ts'

afterEach(cleanup)
/** The browser of the next test is new: its clock, its globals and what it has stored. */
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.doUnmock('#src/islands/prepare-stores.ts')
  localStorage.clear()
  sessionStorage.clear()
})
afterAll(closePortalOfFile)

// What an act loads first may take its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

await takeClassesOfNode()

/** jsdom knows the element `dialog`, but not how to open one: Escape asks it to close, as a browser does. */
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

/** Nothing is drawn here, and nothing scrolls. */
Object.assign(HTMLCanvasElement.prototype, { getContext: () => null })
Object.assign(globalThis, { scrollTo: () => undefined })

/** Nothing has a size here, so nothing changes it. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** jsdom does not know the element `search`, and React warns about unknown elements. */
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  configurable: true,
  get(this: HTMLElement) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement'
  },
})
