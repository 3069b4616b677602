import { codeCount, guessing } from './calculated/access.ts'
import { claims } from './calculated/figures.ts'
import {
  beamTime,
  divider,
  falseAlarms,
  lineResistance,
  notReported,
  parallel,
  restCurrent,
  siren,
  zoneResistance,
  zoneState,
} from './calculated/intrusion.ts'
import {
  batteryEnough,
  batteryNeed,
  longestCable,
  squareEnough,
  standbyHours,
  voltageDrop,
  voltageLeft,
} from './calculated/power.ts'
import { intrusionDetector } from './intrusion-detector.ts'
import { intrusionSystem } from './intrusion-system.ts'
import type { Draft } from './notation.ts'

export const intrusionDetection: Draft[] = [
  ...intrusionDetector,
  ...intrusionSystem,
  ...zoneResistance([
    [2.2, 4.7, 1],
    [1, 1, 1],
    [4.7, 6.8, 2],
    [3.3, 2.2, 3],
  ]),
  ...parallel([
    [4.7, 4.7],
    [10, 2.2],
    [6.8, 3.3],
  ]),
  ...lineResistance([
    [120, 0.6],
    [80, 0.8],
  ]),
  ...divider([
    [12, 2.2, 4.7],
    [5, 1, 2.2],
  ]),
  ...siren([
    [110, 10],
    [105, 30],
    [118, 50],
  ]),
  ...restCurrent([
    [20, 12, 150, 24],
    [12, 15, 200, 12],
    [40, 8, 250, 30],
  ]),
  ...falseAlarms([
    [60, 24],
    [25, 10],
  ]),
  ...beamTime([
    [0.3, 5],
    [0.25, 8],
  ]),
  ...notReported([
    [3, 2],
    [30, 3],
  ]),
  ...batteryNeed([
    [0.4, 24, 1.6, 15],
    [0.25, 30, 1.1, 20],
    [0.6, 12, 2.2, 10],
  ]),
  ...standbyHours([
    [17, 0.5, 80],
    [7.2, 0.3, 75],
  ]),
  ...voltageDrop([
    [0.15, 200, 0.28],
    [0.3, 100, 0.5],
  ]),
  ...voltageLeft([
    [13.6, 0.2, 150, 0.5],
    [12, 0.12, 250, 0.5],
  ]),
  ...longestCable([
    [0.1, 0.28, 1.5],
    [0.4, 0.75, 1],
  ]),
  ...codeCount([
    [4, 10],
    [6, 10],
  ]),
  ...guessing([[4, 5, 20]]),
  ...claims([
    ...zoneResistance([
      [2.2, 2.2, 1],
      [1, 4.7, 2],
    ]),
    ...siren([
      [112, 20],
      [100, 40],
    ]),
    ...batteryNeed([
      [0.5, 24, 1.5, 15],
      [0.35, 12, 1.8, 20],
    ]),
    ...restCurrent([
      [16, 10, 180, 24],
      [30, 14, 220, 12],
    ]),
    ...parallel([[2.2, 4.7]]),
    ...falseAlarms([[90, 36]]),
    ...beamTime([[0.4, 6]]),
    ...voltageDrop([[0.2, 120, 0.5]]),
  ]),
  ...zoneState([
    [2.2, 4.7, [0, 2.3, 3.8, 6.9, 12]],
    [1, 1, [0.1, 0.95, 1.4, 2.1, 20]],
    [4.7, 6.8, [1, 4.9, 7, 11.2, 18]],
  ]),
  ...batteryEnough([
    [0.4, 24, 1.5, 15, [7, 10, 12, 17, 26]],
    [0.22, 30, 1, 10, [7, 8, 10, 12, 17]],
  ]),
  ...squareEnough([
    [0.2, 150, 1, [0.28, 0.5, 0.75, 1.5, 2.5]],
    [0.15, 120, 1.5, [0.28, 0.5, 0.75, 1]],
  ]),
]
