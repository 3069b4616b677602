import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../fixtures/page.ts'
import { redraw, show } from './show.tsx'

const videoUrl = '/media/films/site-walk.mp4'

const showVideo = async (captions: string | null) => {
  await openPage()
  const island = await import('#src/islands/introduction/island.tsx')
  return show(island, {
    label: 'Play the introduction: Associate',
    video: videoUrl,
    captions,
    language: 'de',
    staticHtml: {},
  })
}
const link = () => screen.getByRole('link', { name: 'Play the introduction: Associate' })

test('before Play the video is a link, which needs no scripts', async () => {
  await showVideo(null)
  expect(link().getAttribute('href')).toBe(videoUrl)
  expect(document.querySelector('video')).toBeNull()
})

test('anybody can watch it in place, with its captions, by keys from the first moment', async () => {
  const user = await showVideo('/media/films/site-walk.de.vtt')
  await user.click(link())
  await redraw()
  const video = document.querySelector('video')
  expect(video?.getAttribute('src')).toBe(videoUrl)
  expect(document.activeElement).toBe(video)
  const track = video?.querySelector('track')
  expect([track?.getAttribute('src'), track?.srclang]).toEqual(['/media/films/site-walk.de.vtt', 'de'])
})
