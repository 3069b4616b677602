import type { TextsById } from '../../translated.ts'
import type { Wording } from '../notation.ts'
import { videoCalculated } from './video-calculated-es.ts'
import { videoCalculatedMore } from './video-calculated-more-es.ts'
import { videoCamera } from './video-camera-es.ts'
import { videoRecording } from './video-recording-es.ts'

/** By the place in the pool: whoever changes a question or a calculated figure there changes it here. */
export const videoAssociate: TextsById<Wording> = {
  ...videoCamera,
  ...videoRecording,
  ...videoCalculated,
  ...videoCalculatedMore,
}
