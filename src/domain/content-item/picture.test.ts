import { expect, test } from 'vitest'
import { focusClasses, imageSourceAttributes, picture, pictureWidthsOf } from './picture.ts'

const name = '0123456789abcdef0123456789abcdef'
const pictureOfWidth = (width: number) => ({ name, width, height: 100 })

test.each([
  [200, [200]],
  [320, [320]],
  [700, [320, 640, 700]],
  [1920, [320, 640, 960, 1280, 1920]],
  [6000, [320, 640, 960, 1280, 1920]],
])('a picture of %i pixels has the widths %j', (width, made) => {
  expect(pictureWidthsOf(pictureOfWidth(width))).toEqual(made)
})

test('an img has every width and its size, so that loading moves nothing', () => {
  expect(imageSourceAttributes(pictureOfWidth(700))).toEqual({
    src: `/_pictures/${name}-700.webp`,
    srcset: `/_pictures/${name}-320.webp 320w, /_pictures/${name}-640.webp 640w, /_pictures/${name}-700.webp 700w`,
    width: 700,
    height: 100,
  })
  expect(imageSourceAttributes(pictureOfWidth(1920)).src).toContain('-960.webp')
})

test.each(['../etc/passwd', name.toUpperCase(), `${name}.svg`])(
  '%s is not a valid name of a picture',
  (wrong) => {
    expect(picture.safeParse({ name: wrong, width: 1, height: 1 }).success).toBe(false)
  },
)

test('a picture with a focus has classes of tens of percent, without a focus none', () => {
  const kept = { name: '0'.repeat(32), width: 800, height: 450 }
  expect(focusClasses({ ...kept, focus: { x: 34, y: 100 } })).toEqual(['focus-x-3', 'focus-y-10'])
  expect(focusClasses(kept)).toEqual([])
})
