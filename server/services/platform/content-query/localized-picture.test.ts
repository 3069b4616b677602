import { expect, test } from 'vitest'
import { localizedPicture } from './localized-picture.ts'

const stored = { name: '0'.repeat(32), width: 800, height: 450 }

test('a picture has the text of the language, of its base, or the English one', () => {
  const focus = { x: 30, y: 70 }
  const picture = {
    ...stored,
    focus,
    texts: { en: { alt: 'A gate' }, pt: { alt: 'Um portão' }, de: { alt: 'Ein Tor' } },
  }
  expect(localizedPicture(picture, 'de')).toEqual({ ...stored, focus, alt: 'Ein Tor' })
  expect(localizedPicture(picture, 'pt-BR')).toEqual({ ...stored, focus, alt: 'Um portão' })
  expect(localizedPicture(picture, 'fr')).toEqual({ ...stored, focus, alt: 'A gate' })
})

test('a picture stored before texts existed has neither text nor focus', () => {
  expect(localizedPicture(stored, 'de')).toEqual(stored)
  expect(localizedPicture(null, 'de')).toBeNull()
})
