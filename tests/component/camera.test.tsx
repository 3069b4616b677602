import { beforeEach, expect, test, vi } from 'vitest'
import { openPage, type Page } from '../fixtures/page.ts'
import { place } from '../fixtures/place.ts'
import { redraw, show } from './show.tsx'

let page: Page
/** The frame that the camera reads next: it resolves when the test sets what the camera sees. */
let frame: PromiseWithResolvers<string | undefined>

beforeEach(async () => {
  page = await openPage()
  frame = Promise.withResolvers()
  vi.doMock('#src/environment/camera.ts', () => ({
    openCamera: async () => ({ getTracks: () => [] }),
    closeCamera: () => {},
  }))
  vi.doMock('#src/environment/decode-qr-code.ts', () => ({
    createQrFrameDecoder: async () => () => frame.promise,
  }))
  HTMLMediaElement.prototype.play = async () => {}
})

/**
 * Opens the camera and returns its callbacks: one for the reasons why it ended, and one for codes of another site.
 */
async function openCamera() {
  const [onEnd, onForeignCode] = [vi.fn(), vi.fn()]
  const Camera = await import('#src/islands/verification/Camera.tsx')
  await show({ default: Camera.default, namespaces: ['verification'] }, { place, onEnd, onForeignCode })
  return { onEnd, onForeignCode }
}

test('a code of another site is reported while the camera is on', async () => {
  const { onEnd, onForeignCode } = await openCamera()
  frame.resolve('https://elsewhere.test/')
  await vi.waitFor(() => expect(onForeignCode).toHaveBeenCalled())
  expect(onEnd).not.toHaveBeenCalled()
})

test('a code that is read while the page is being hidden does not replace the reason', async () => {
  const { onEnd, onForeignCode } = await openCamera()
  page.hides.fire()
  expect(onEnd).toHaveBeenCalledWith('hidden')
  frame.resolve('https://elsewhere.test/')
  await redraw()
  expect(onForeignCode).not.toHaveBeenCalled()
})
