import { pace, points } from './calculated/exam.ts'
import { claims } from './calculated/figures.ts'
import {
  bandwidth,
  poeCount,
  poeFits,
  poeLeft,
  sameSubnet,
  smallestSubnet,
  subnetFits,
  subnetHosts,
  upsMinutes,
} from './calculated/network.ts'
import {
  batteryEnough,
  batteryNeed,
  current,
  longestCable,
  squareEnough,
  standbyHours,
  voltageDrop,
  voltageLeft,
} from './calculated/power.ts'
import { storageNeed } from './calculated/storage.ts'
import { generalSite } from './general-site.ts'
import { generalTechnique } from './general-technique.ts'
import type { Draft } from './notation.ts'

export const generalSecurity: Draft[] = [
  ...generalSite,
  ...generalTechnique,
  ...voltageDrop([
    [0.5, 60, 0.5],
    [0.35, 80, 0.75],
    [1.2, 40, 1.5],
    [0.8, 120, 2.5],
  ]),
  ...voltageLeft([
    [12, 0.4, 70, 0.75],
    [24, 1.5, 90, 1.5],
    [13.8, 0.25, 100, 0.5],
  ]),
  ...longestCable([
    [0.5, 0.75, 1.2],
    [1, 1.5, 2.4],
  ]),
  ...batteryNeed([
    [0.3, 12, 1.2, 15],
    [0.45, 24, 1.5, 30],
    [0.8, 8, 2.5, 10],
  ]),
  ...standbyHours([
    [7, 0.4, 80],
    [17, 0.9, 75],
    [26, 1.3, 80],
  ]),
  ...current([
    [30, 24],
    [9, 12],
  ]),
  ...poeCount([
    [120, 7.5, 20],
    [370, 12.95, 15],
  ]),
  ...poeLeft([
    [
      180,
      [
        [8, 'cameras', 9],
        [2, 'door stations', 12.5],
      ],
    ],
  ]),
  ...subnetHosts([25, 27]),
  ...smallestSubnet([50, 130]),
  ...upsMinutes([[480, 200, 85]]),
  ...points([39, 41]),
  ...pace([[20, 30]]),
  ...claims([
    ...voltageDrop([
      [0.6, 50, 0.75],
      [0.2, 150, 0.5],
    ]),
    ...batteryNeed([
      [0.25, 24, 0.9, 20],
      [1.1, 6, 3, 12],
    ]),
    ...bandwidth([
      [16, 4, 1],
      [24, 3, 2],
    ]),
    ...storageNeed([
      [8, 4, 30],
      [12, 3, 14],
    ]),
    ...subnetHosts([26, 28]),
  ]),
  ...squareEnough([
    [0.8, 60, 1.2, [0.5, 0.75, 1, 1.5, 2.5]],
    [1.5, 45, 2.4, [0.5, 0.75, 1, 1.5]],
    [0.3, 100, 1.1, [0.5, 0.75, 1, 1.5]],
  ]),
  ...batteryEnough([
    [0.35, 24, 1, 15, [7, 10, 12, 17]],
    [0.6, 12, 1.8, 20, [7, 9, 12, 17, 26]],
  ]),
  ...poeFits([
    [
      120,
      [
        [8, 12.95],
        [16, 7.5],
        [10, 12.95],
        [6, 25.5],
      ],
    ],
    [
      240,
      [
        [18, 12.95],
        [20, 11],
        [8, 25.5],
        [24, 10.5],
      ],
    ],
  ]),
  ...subnetFits([
    [60, [25, 26, 27, 28]],
    [250, [22, 23, 24, 25]],
  ]),
  ...sameSubnet([
    ['192.168.10', 70, 26, [65, 100, 126, 30, 130]],
    ['10.20.5', 40, 27, [34, 61, 20, 70]],
  ]),
]
