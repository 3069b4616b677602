import { expect, test } from 'vitest'
import { localizePicture } from './localized-picture.ts'

const stored = { name: '0'.repeat(32), width: 800, height: 450 }

test('a picture has the text of the language, of its base, or the English one', () => {
  const focus = { x: 30, y: 70 }
  const picture = {
    ...stored,
    focus,
    texts: { en: { alt: 'A gate' }, pt: { alt: 'Um portão' }, de: { alt: 'Ein Tor' } },
  }
  expect(localizePicture(picture, 'de')).toEqual({ ...stored, focus, alt: 'Ein Tor' })
  expect(localizePicture(picture, 'pt-BR')).toEqual({ ...stored, focus, alt: 'Um portão' })
  expect(localizePicture(picture, 'fr')).toEqual({ ...stored, focus, alt: 'A gate' })
})

test('a picture stored before texts existed has neither text nor focus', () => {
  expect(localizePicture(stored, 'de')).toEqual(stored)
  expect(localizePicture(null, 'de')).toBeNull()
})
