import { expect, test } from 'vitest'
import { localizedPicture } from './localized-picture.ts'

const kept = { name: '0'.repeat(32), width: 800, height: 450 }

test('a picture has the text of the language, of its base, or the English one', () => {
  const focus = { x: 30, y: 70 }
  const picture = {
    ...kept,
    focus,
    texts: { en: { alt: 'A gate' }, pt: { alt: 'Um portão' }, de: { alt: 'Ein Tor' } },
  }
  expect(localizedPicture(picture, 'de')).toEqual({ ...kept, focus, alt: 'Ein Tor' })
  expect(localizedPicture(picture, 'pt-BR')).toEqual({ ...kept, focus, alt: 'Um portão' })
  expect(localizedPicture(picture, 'fr')).toEqual({ ...kept, focus, alt: 'A gate' })
})

test('a picture of before has neither text nor focus', () => {
  expect(localizedPicture(kept, 'de')).toEqual(kept)
  expect(localizedPicture(null, 'de')).toBeNull()
})
