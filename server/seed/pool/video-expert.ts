import { claims } from './calculated/figures.ts'
import {
  bandwidth,
  sameSubnet,
  serversNeeded,
  subnetFits,
  subnetsIn,
  uplinkShare,
  upsMinutes,
} from './calculated/network.ts'
import {
  density,
  densityAtDistance,
  densityEnough,
  lightFall,
  motionBlur,
  picturesInZone,
  pixelsOnTarget,
  sway,
  widestScene,
} from './calculated/optics.ts'
import { raidCapacity, rebuildHours, recorderFits, retention, storageNeed } from './calculated/storage.ts'
import { lensReaches, rangeOf } from './calculated/thermal.ts'
import type { Draft } from './notation.ts'
import { videoQuality } from './video-quality.ts'
import { videoSystem } from './video-system.ts'

export const videoExpert: Draft[] = [
  ...videoSystem,
  ...videoQuality,
  ...storageNeed([
    [2000, 4, 30],
    [1800, 5, 14],
    [600, 6, 30],
  ]),
  ...retention([
    [500, 200, 5],
    [2600, 1800, 4],
  ]),
  ...serversNeeded([
    [1800, 4, 600, 2],
    [900, 5, 500, 1],
    [2000, 6, 800, 2],
  ]),
  ...raidCapacity([
    ['RAID 6', 24, 18, 2],
    ['RAID 6', 60, 20, 4],
    ['RAID 10', 16, 16, 2],
  ]),
  ...rebuildHours([
    [20, 50],
    [18, 40],
  ]),
  ...uplinkShare([
    [600, 5, 10000],
    [150, 6, 1000],
  ]),
  ...bandwidth([
    [200, 4, 1],
    [120, 6, 3],
  ]),
  ...densityAtDistance([
    [3840, 60, 20],
    [1920, 30, 25],
    [2560, 90, 8],
  ]),
  ...density([
    [3840, 30],
    [2688, 14],
  ]),
  ...widestScene([
    [7680, 62.5],
    [2560, 25],
  ]),
  ...pixelsOnTarget([
    ['a face', 0.16, 125],
    ['a test rod', 1, 250],
    ['a hand', 0.1, 1000],
  ]),
  ...picturesInZone([
    [4, 5, 12],
    [2, 1.5, 10],
    [6, 8, 25],
  ]),
  ...sway([
    [0.5, 80],
    [0.2, 120],
  ]),
  ...motionBlur([[25, 100]]),
  ...lightFall([[100, 4, 20]]),
  ...rangeOf([
    ['A person', 1.8, 12, 35, 12],
    ['A vehicle', 2.3, 17, 50, 10],
  ]),
  ...subnetsIn([
    [16, 24],
    [20, 26],
  ]),
  ...upsMinutes([
    [6000, 2400, 92],
    [3000, 800, 90],
  ]),
  ...claims([
    ...storageNeed([
      [1200, 4, 30],
      [400, 8, 7],
    ]),
    ...serversNeeded([
      [1000, 4, 500, 1],
      [700, 6, 700, 2],
    ]),
    ...raidCapacity([
      ['RAID 6', 36, 16, 2],
      ['RAID 6', 20, 20, 1],
    ]),
    ...densityAtDistance([
      [3840, 90, 15],
      [1920, 60, 10],
    ]),
    ...picturesInZone([[3, 2, 12]]),
    ...rangeOf([['A person', 1.8, 17, 35, 6]]),
    ...retention([[900, 300, 5]]),
    ...sway([[0.3, 200]]),
  ]),
  ...densityEnough([
    [3840, 62.5, [30, 45, 60, 65, 90]],
    [7680, 125, [40, 55, 64, 80]],
    [2560, 25, [80, 100, 110, 150]],
  ]),
  ...recorderFits([
    [600, 5, 30, [800, 960, 1000, 1200]],
    [250, 4, 14, [120, 150, 160, 200]],
  ]),
  ...lensReaches([
    [1.8, 12, 12, 250, [19, 25, 35, 50]],
    [1.8, 17, 10, 150, [9, 13, 19, 25]],
  ]),
  ...subnetFits([[1000, [21, 22, 23, 24]]]),
  ...sameSubnet([['10.60.12', 77, 28, [65, 70, 78, 60, 85]]]),
]
