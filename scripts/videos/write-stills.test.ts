import { expect, test } from 'vitest'
import { cropPicture } from './canvas.ts'
import { demonstrationVideos } from './demonstration-videos.ts'
import { siteWalkVideo } from './frames-site-walk.ts'

test.each(demonstrationVideos)('neighboring stills of $name show different parts', (video) => {
  const views = video.stills.map(String)
  expect(views).toHaveLength(6)
  for (const [index, view] of views.entries()) expect(view).not.toBe(views[index + 1])
})

test('a still is a part of the picture, in its proportions', () => {
  const picture = cropPicture(siteWalkVideo.frame(5), [320, 0, 160], 240)
  expect(picture).toMatch(/^<svg [^>]*width="240" height="135" viewBox="320 0 160 90"/)
})
