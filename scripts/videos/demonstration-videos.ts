import { alarmLoopVideo } from './frames-alarm-loop.ts'
import { doorControlVideo } from './frames-door-control.ts'
import { heatScanVideo } from './frames-heat-scan.ts'
import { lightRangeVideo } from './frames-light-range.ts'
import { maskAndSignVideo } from './frames-mask-and-sign.ts'
import { packetPathVideo } from './frames-packet-path.ts'
import { powerCurveVideo } from './frames-power-curve.ts'
import { siteWalkVideo } from './frames-site-walk.ts'
import { speechPathVideo } from './frames-speech-path.ts'

/** The videos of the demonstration's courses. */
export const demonstrationVideos = [
  siteWalkVideo,
  powerCurveVideo,
  heatScanVideo,
  doorControlVideo,
  alarmLoopVideo,
  packetPathVideo,
  maskAndSignVideo,
  speechPathVideo,
  lightRangeVideo,
]
