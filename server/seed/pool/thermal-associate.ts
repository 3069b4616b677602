import { claims } from './calculated/figures.ts'
import {
  emissivityFrom,
  farthest,
  heatLoss,
  ifov,
  measurable,
  radiationRatio,
  reflectedReading,
  smallestSpot,
  spotRatio,
  surfaceFactor,
  thermalWidth,
} from './calculated/thermal.ts'
import type { Draft } from './notation.ts'
import { thermalPicture } from './thermal-picture.ts'
import { thermalWork } from './thermal-work.ts'

export const thermalAssociate: Draft[] = [
  ...thermalPicture,
  ...thermalWork,
  ...ifov([
    [12, 15],
    [17, 19],
    [12, 35],
    [25, 25],
  ]),
  ...smallestSpot([
    [1.36, 5],
    [0.68, 10],
    [2.5, 2],
    [0.9, 20],
  ]),
  ...farthest([
    [1.36, 20],
    [0.8, 12],
    [2.2, 50],
  ]),
  ...thermalWidth([
    [640, 12, 15, 10],
    [384, 17, 25, 20],
    [320, 12, 9, 5],
  ]),
  ...spotRatio([
    [12, 1.2],
    [30, 3],
    [50, 8],
  ]),
  ...reflectedReading([
    [0.6, 100, 20],
    [0.1, 80, 22],
    [0.85, 120, 25],
    [0.4, 150, 30],
  ]),
  ...emissivityFrom([
    [80, 60, 20],
    [100, 45, 20],
    [150, 120, 25],
  ]),
  ...radiationRatio([
    [20, 100],
    [10, 300],
    [27, 127],
  ]),
  ...surfaceFactor([
    [20, -5, 12.5],
    [22, 0, 17.6],
    [20, -10, 8],
  ]),
  ...heatLoss([
    [0.24, 40, 20, -5],
    [1.1, 12, 21, 1],
  ]),
  ...claims([
    ...ifov([
      [17, 35],
      [12, 25],
    ]),
    ...smallestSpot([
      [1.1, 8],
      [0.5, 30],
    ]),
    ...farthest([
      [1.5, 30],
      [0.6, 9],
    ]),
    ...reflectedReading([
      [0.5, 90, 20],
      [0.2, 120, 25],
    ]),
    ...spotRatio([
      [20, 2],
      [40, 6],
    ]),
    ...surfaceFactor([
      [21, 1, 15],
      [20, -8, 11],
    ]),
  ]),
  ...measurable([
    [1.36, 4, [5, 10, 17, 20, 40]],
    [0.8, 10, [12, 20, 25, 50]],
    [2.5, 3, [15, 20, 25, 30]],
    [0.68, 15, [10, 25, 31, 45]],
    [1.1, 6, [8, 15, 20, 40]],
    [0.5, 20, [12, 25, 31, 60]],
  ]),
]
