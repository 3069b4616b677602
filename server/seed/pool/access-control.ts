import { accessDoor } from './access-door.ts'
import { accessSystem } from './access-system.ts'
import {
  bruteHours,
  cardNumbers,
  codeCount,
  codeFits,
  codesWithoutRepeat,
  falseAcceptance,
  falseRejection,
  formatFits,
  guessing,
  lockEnergy,
  turnstile,
  wornKeys,
} from './calculated/access.ts'
import { claims } from './calculated/figures.ts'
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
import type { Draft } from './notation.ts'

export const accessControl: Draft[] = [
  ...accessDoor,
  ...accessSystem,
  ...voltageDrop([
    [0.5, 60, 0.5],
    [0.25, 80, 0.5],
    [0.6, 45, 0.75],
  ]),
  ...voltageLeft([
    [12, 0.5, 60, 0.5],
    [24, 0.7, 100, 0.75],
    [12, 0.33, 40, 0.5],
  ]),
  ...longestCable([
    [0.5, 0.75, 1],
    [0.25, 0.5, 1.5],
  ]),
  ...current([
    [6, 12],
    [12, 24],
  ]),
  ...batteryNeed([
    [1.2, 4, 1.5, 10],
    [0.6, 8, 1.2, 20],
  ]),
  ...standbyHours([
    [7, 1.2, 80],
    [12, 0.8, 75],
  ]),
  ...lockEnergy([
    [0.5, 5, 300],
    [0.25, 3, 120],
  ]),
  ...codeCount([
    [4, 10],
    [6, 10],
    [5, 12],
  ]),
  ...codesWithoutRepeat([
    [4, 10],
    [5, 10],
  ]),
  ...wornKeys([4, 5]),
  ...guessing([
    [4, 3, 50],
    [6, 5, 200],
  ]),
  ...bruteHours([
    [4, 5],
    [5, 4],
  ]),
  ...cardNumbers([16, 20, 12]),
  ...falseAcceptance([
    [10000, 200],
    [100000, 1500],
  ]),
  ...falseRejection([
    [300, 4, 2],
    [1200, 2, 0.5],
  ]),
  ...turnstile([
    [240, 3, 20],
    [450, 4, 25],
  ]),
  ...claims([
    ...voltageDrop([
      [0.4, 90, 0.75],
      [1, 30, 0.5],
    ]),
    ...batteryNeed([
      [0.9, 6, 2, 15],
      [0.5, 12, 1, 30],
    ]),
    ...codeCount([
      [5, 10],
      [4, 12],
    ]),
    ...falseRejection([
      [500, 4, 1],
      [80, 6, 3],
    ]),
    ...guessing([[5, 3, 100]]),
    ...cardNumbers([24]),
    ...turnstile([[180, 2, 18]]),
    ...standbyHours([[17, 1.6, 80]]),
  ]),
  ...squareEnough([
    [0.5, 60, 1.2, [0.5, 0.75, 1, 1.5]],
    [0.35, 100, 1.5, [0.5, 0.75, 1, 1.5]],
    [0.7, 80, 2, [0.5, 0.75, 1, 1.5, 2.5]],
  ]),
  ...batteryEnough([
    [1.2, 4, 2, 6, [4, 5, 7, 12]],
    [0.45, 12, 1, 15, [5, 6, 7, 10, 12]],
  ]),
  ...formatFits([
    [3000, [10, 11, 12, 16]],
    [70000, [16, 17, 20, 24]],
  ]),
  ...codeFits([
    [50, 1000, [4, 5, 6]],
    [200, 2000, [4, 5, 6, 7]],
  ]),
]
