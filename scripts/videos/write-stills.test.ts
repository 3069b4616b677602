import { expect, test } from 'vitest'
import { cropPicture } from './canvas.ts'
import { alarmLoop } from './frames-alarm-loop.ts'
import { doorControl } from './frames-door-control.ts'
import { heatScan } from './frames-heat-scan.ts'
import { maskAndSign } from './frames-mask-and-sign.ts'
import { packetPath } from './frames-packet-path.ts'
import { powerCurve } from './frames-power-curve.ts'
import { siteWalk } from './frames-site-walk.ts'

const videos = [siteWalk, powerCurve, heatScan, doorControl, alarmLoop, packetPath, maskAndSign]

test.each(videos)('neighboring stills of $name show different parts', (video) => {
  const views = video.stills.map(String)
  expect(views).toHaveLength(6)
  for (const [index, view] of views.entries()) expect(view).not.toBe(views[index + 1])
})

test('a still is a part of the picture, in its proportions', () => {
  const picture = cropPicture(siteWalk.frame(5), [320, 0, 160], 240)
  expect(picture).toMatch(/^<svg [^>]*width="240" height="135" viewBox="320 0 160 90"/)
})
