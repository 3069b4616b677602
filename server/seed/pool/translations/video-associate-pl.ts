import type { TextsById } from '../../translated.ts'
import type { Wording } from '../notation.ts'
import { videoCalculatedMore } from './video-calculated-more-pl.ts'
import { videoCalculated } from './video-calculated-pl.ts'
import { videoCamera } from './video-camera-pl.ts'
import { videoRecording } from './video-recording-pl.ts'

/** By the place in the pool: whoever changes a question or a calculated figure there changes it here. */
export const videoAssociate: TextsById<Wording> = {
  ...videoCamera,
  ...videoRecording,
  ...videoCalculated,
  ...videoCalculatedMore,
}
