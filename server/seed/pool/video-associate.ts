import { claims } from './calculated/figures.ts'
import { bandwidth, poeCount, poeFits, sameSubnet } from './calculated/network.ts'
import {
  deadZone,
  density,
  densityEnough,
  dynamicRange,
  faceAngle,
  focalLength,
  lightFall,
  motionBlur,
  pixelsOnTarget,
  sceneWidth,
  sway,
  viewAngle,
  widestScene,
} from './calculated/optics.ts'
import { halvings, recorderFits, retention, storageNeed, storageOnEvent } from './calculated/storage.ts'
import type { Draft } from './notation.ts'
import { videoCamera } from './video-camera.ts'
import { videoRecording } from './video-recording.ts'

export const videoAssociate: Draft[] = [
  ...videoCamera,
  ...videoRecording,
  ...storageNeed([
    [4, 2, 7],
    [16, 4, 30],
    [10, 6, 14],
  ]),
  ...storageOnEvent([[8, 4, 30, 25]]),
  ...retention([
    [8, 8, 4],
    [24, 20, 3],
  ]),
  ...density([
    [1920, 8],
    [2560, 12],
  ]),
  ...widestScene([
    [1920, 250],
    [3840, 125],
    [2688, 62.5],
  ]),
  ...focalLength([
    [5.4, 10, 6],
    [4.8, 20, 4],
    [6.4, 15, 8],
  ]),
  ...sceneWidth([
    [5.4, 2.8, 10],
    [4.8, 12, 25],
  ]),
  ...viewAngle([[5.4, 4]]),
  ...deadZone([
    [4, 45],
    [3, 60],
    [5, 35],
  ]),
  ...faceAngle([[3, 8]]),
  ...motionBlur([
    [5, 30],
    [18, 250],
  ]),
  ...lightFall([
    [40, 2, 8],
    [12, 5, 15],
  ]),
  ...dynamicRange([120]),
  ...sway([[1.5, 50]]),
  ...poeCount([[65, 8, 10]]),
  ...halvings([[8, 2]]),
  ...claims([
    ...storageNeed([
      [6, 3, 10],
      [20, 4, 21],
    ]),
    ...focalLength([
      [5.4, 12, 5],
      [6.4, 30, 10],
    ]),
    ...density([
      [3840, 16],
      [1280, 5],
    ]),
    ...deadZone([
      [3.5, 50],
      [6, 40],
    ]),
    ...lightFall([
      [60, 3, 6],
      [20, 4, 20],
    ]),
    ...bandwidth([[12, 4, 1]]),
    ...pixelsOnTarget([['a face', 0.16, 250]]),
  ]),
  ...densityEnough([
    [1920, 125, [6, 12, 15, 18, 24]],
    [2560, 250, [5, 8, 10, 12, 16]],
    [3840, 250, [8, 12, 15, 18]],
  ]),
  ...recorderFits([
    [8, 4, 30, [4, 8, 12, 16]],
    [16, 3, 14, [4, 6, 8, 12]],
  ]),
  ...poeFits([
    [
      65,
      [
        [8, 8],
        [4, 12.95],
        [6, 12.95],
        [4, 25.5],
      ],
    ],
  ]),
  ...sameSubnet([['192.168.20', 100, 25, [5, 90, 126, 140, 200]]]),
]
