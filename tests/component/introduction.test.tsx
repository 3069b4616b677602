import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../fixtures/page.ts'
import { redraw, show } from './show.tsx'

const video = '/media/films/site-walk.mp4'

const showFilm = async (captions: string | null) => {
  await openPage()
  const island = await import('#src/islands/introduction/island.tsx')
  return show(island, {
    label: 'Play the introduction: Associate',
    video,
    captions,
    language: 'de',
    staticHtml: {},
  })
}
const link = () => screen.getByRole('link', { name: 'Play the introduction: Associate' })

test('before Play the video is a link, which needs no scripts', async () => {
  await showFilm(null)
  expect(link().getAttribute('href')).toBe(video)
  expect(document.querySelector('video')).toBeNull()
})

test('anybody can watch it in place, with its captions, by keys from the first moment', async () => {
  const user = await showFilm('/media/films/site-walk.de.vtt')
  await user.click(link())
  await redraw()
  const film = document.querySelector('video')
  expect(film?.getAttribute('src')).toBe(video)
  expect(document.activeElement).toBe(film)
  const track = film?.querySelector('track')
  expect([track?.getAttribute('src'), track?.srclang]).toEqual(['/media/films/site-walk.de.vtt', 'de'])
})
