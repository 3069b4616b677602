import { expect, test } from 'vitest'
import { pictureIn } from './picture-in.ts'

const kept = { name: '0'.repeat(32), width: 800, height: 450 }

test('a picture has the text of the language, of its base, or the English one', () => {
  const focus = { x: 30, y: 70 }
  const picture = {
    ...kept,
    focus,
    texts: { en: { alt: 'A gate' }, pt: { alt: 'Um portão' }, de: { alt: 'Ein Tor' } },
  }
  expect(pictureIn(picture, 'de')).toEqual({ ...kept, focus, alt: 'Ein Tor' })
  expect(pictureIn(picture, 'pt-BR')).toEqual({ ...kept, focus, alt: 'Um portão' })
  expect(pictureIn(picture, 'fr')).toEqual({ ...kept, focus, alt: 'A gate' })
})

test('a picture of before has neither text nor focus', () => {
  expect(pictureIn(kept, 'de')).toEqual(kept)
  expect(pictureIn(null, 'de')).toBeNull()
})
