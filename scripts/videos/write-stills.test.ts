import { expect, test } from 'vitest'
import { cropPicture } from './canvas.ts'
import { alarmLoopVideo } from './frames-alarm-loop.ts'
import { doorControlVideo } from './frames-door-control.ts'
import { heatScanVideo } from './frames-heat-scan.ts'
import { maskAndSignVideo } from './frames-mask-and-sign.ts'
import { packetPathVideo } from './frames-packet-path.ts'
import { powerCurveVideo } from './frames-power-curve.ts'
import { siteWalkVideo } from './frames-site-walk.ts'

const videos = [
  siteWalkVideo,
  powerCurveVideo,
  heatScanVideo,
  doorControlVideo,
  alarmLoopVideo,
  packetPathVideo,
  maskAndSignVideo,
]

test.each(videos)('neighboring stills of $name show different parts', (video) => {
  const views = video.stills.map(String)
  expect(views).toHaveLength(6)
  for (const [index, view] of views.entries()) expect(view).not.toBe(views[index + 1])
})

test('a still is a part of the picture, in its proportions', () => {
  const picture = cropPicture(siteWalkVideo.frame(5), [320, 0, 160], 240)
  expect(picture).toMatch(/^<svg [^>]*width="240" height="135" viewBox="320 0 160 90"/)
})
