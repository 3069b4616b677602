import { claims } from './calculated/figures.ts'
import {
  cycleTime,
  emissivityFrom,
  groundPixel,
  ifov,
  lensReaches,
  loadCorrection,
  measurable,
  predictive,
  radiationRatio,
  rangeOf,
  reflectedReading,
  riseTime,
  smallestSpot,
  thermalWidth,
  warningColumn,
} from './calculated/thermal.ts'
import type { Draft } from './notation.ts'
import { thermalFire } from './thermal-fire.ts'
import { thermalSpecial } from './thermal-special.ts'

export const thermalProfessional: Draft[] = [
  ...thermalFire,
  ...thermalSpecial,
  ...loadCorrection([
    [12, 50, 100],
    [8, 40, 80],
    [15, 60, 90],
    [5, 30, 75],
  ]),
  ...rangeOf([
    ['A person', 1.8, 12, 25, 10],
    ['A vehicle', 2.3, 12, 50, 8],
    ['A person', 1.8, 17, 50, 12],
  ]),
  ...groundPixel([
    [12, 19, 30],
    [17, 25, 50],
    [12, 13, 15],
  ]),
  ...cycleTime([
    [24, 8, 4],
    [40, 10, 5],
    [12, 15, 3],
  ]),
  ...riseTime([
    [2, 20, 80],
    [0.5, 25, 60],
    [16, 22, 70],
  ]),
  ...predictive([
    [1000, 10, 90, 5],
    [5000, 20, 85, 3],
    [800, 40, 95, 10],
  ]),
  ...warningColumn([
    [500, 2],
    [1200, 0.5],
    [80, 6],
  ]),
  ...reflectedReading([
    [0.7, 200, 25],
    [0.3, 90, 20],
  ]),
  ...emissivityFrom([
    [120, 70, 25],
    [200, 170, 20],
  ]),
  ...radiationRatio([
    [20, 500],
    [60, 90],
  ]),
  ...thermalWidth([
    [640, 12, 50, 200],
    [1024, 12, 35, 80],
  ]),
  ...smallestSpot([
    [0.34, 60],
    [0.24, 150],
  ]),
  ...ifov([[12, 75]]),
  ...claims([
    ...loadCorrection([
      [10, 50, 75],
      [6, 40, 100],
    ]),
    ...rangeOf([
      ['A person', 1.8, 12, 75, 12],
      ['A vehicle', 2.3, 17, 25, 6],
    ]),
    ...groundPixel([
      [12, 35, 60],
      [17, 13, 25],
    ]),
    ...cycleTime([
      [30, 6, 4],
      [18, 20, 5],
    ]),
    ...riseTime([
      [8, 30, 90],
      [1.5, 18, 60],
    ]),
    ...predictive([
      [2000, 10, 90, 4],
      [600, 60, 80, 5],
    ]),
  ]),
  ...lensReaches([
    [1.8, 12, 10, 300, [13, 19, 25, 35]],
    [1.8, 17, 12, 200, [13, 19, 25, 35, 50]],
    [1.8, 12, 15, 400, [25, 35, 50, 75]],
  ]),
  ...measurable([
    [0.34, 50, [20, 40, 55, 100]],
    [0.63, 30, [25, 50, 60, 100]],
    [0.92, 40, [50, 90, 120, 200]],
  ]),
]
