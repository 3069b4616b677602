import { claims } from './calculated/figures.ts'
import {
  bandwidth,
  poeCount,
  poeFits,
  poeLeft,
  sameSubnet,
  serversNeeded,
  smallestSubnet,
  subnetFits,
  subnetHosts,
  subnetsIn,
  uplinkShare,
  upsMinutes,
} from './calculated/network.ts'
import {
  densityEnough,
  dynamicRange,
  lightFall,
  motionBlur,
  pixelsOnTarget,
  sway,
  widestScene,
} from './calculated/optics.ts'
import {
  cardDays,
  raidCapacity,
  rebuildHours,
  recorderFits,
  retention,
  storageNeed,
} from './calculated/storage.ts'
import type { Draft } from './notation.ts'
import { videoDesign } from './video-design.ts'
import { videoNetwork } from './video-network.ts'

export const videoProfessional: Draft[] = [
  ...videoDesign,
  ...videoNetwork,
  ...bandwidth([
    [48, 6, 1],
    [32, 4, 2],
    [24, 8, 1],
  ]),
  ...uplinkShare([
    [48, 6, 1000],
    [120, 5, 1000],
  ]),
  ...raidCapacity([
    ['RAID 5', 8, 10, 0],
    ['RAID 6', 12, 16, 1],
    ['RAID 6', 8, 18, 0],
    ['RAID 10', 8, 12, 0],
  ]),
  ...rebuildHours([
    [18, 100],
    [10, 60],
    [24, 150],
  ]),
  ...cardDays([
    [256, 4],
    [128, 3],
  ]),
  ...storageNeed([
    [48, 6, 30],
    [64, 5, 14],
  ]),
  ...retention([[160, 48, 6]]),
  ...motionBlur([
    [50, 1000],
    [80, 2000],
    [30, 500],
  ]),
  ...sway([
    [0.1, 100],
    [0.25, 150],
  ]),
  ...pixelsOnTarget([
    ['a number plate', 0.52, 250],
    ['a person’s shoulders', 0.5, 125],
  ]),
  ...widestScene([[3840, 250]]),
  ...lightFall([
    [80, 5, 40],
    [30, 10, 25],
  ]),
  ...dynamicRange([100]),
  ...poeLeft([
    [
      370,
      [
        [20, 'cameras', 11],
        [3, 'PTZ cameras', 25.5],
      ],
    ],
  ]),
  ...poeCount([[740, 25.5, 20]]),
  ...subnetHosts([23]),
  ...subnetsIn([
    [24, 27],
    [22, 26],
  ]),
  ...smallestSubnet([300]),
  ...serversNeeded([[300, 6, 400, 1]]),
  ...upsMinutes([[1200, 450, 88]]),
  ...claims([
    ...raidCapacity([
      ['RAID 6', 10, 8, 0],
      ['RAID 5', 6, 12, 1],
    ]),
    ...rebuildHours([
      [16, 80],
      [12, 200],
    ]),
    ...bandwidth([
      [64, 4, 1],
      [40, 5, 2],
    ]),
    ...motionBlur([
      [60, 1000],
      [40, 250],
    ]),
    ...cardDays([[512, 6]]),
    ...subnetsIn([[23, 28]]),
    ...uplinkShare([[90, 8, 1000]]),
    ...storageNeed([[36, 6, 10]]),
  ]),
  ...poeFits([
    [
      370,
      [
        [24, 15.4],
        [24, 12.95],
        [12, 30],
        [14, 30],
      ],
    ],
    [
      500,
      [
        [16, 30],
        [18, 30],
        [40, 12.95],
        [30, 15.4],
      ],
    ],
  ]),
  ...subnetFits([
    [120, [24, 25, 26, 27]],
    [500, [21, 22, 23, 24]],
  ]),
  ...sameSubnet([
    ['10.40.8', 200, 27, [193, 222, 210, 190, 224]],
    ['172.16.4', 18, 28, [17, 30, 15, 33]],
  ]),
  ...densityEnough([
    [3840, 250, [4, 8, 14, 16, 20]],
    [1920, 250, [3.5, 5, 7, 8]],
  ]),
  ...recorderFits([[48, 6, 30, [64, 80, 96, 128]]]),
]
