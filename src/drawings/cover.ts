import type { Subject } from '../domain/course/course.ts'
import { sceneBySubject } from './scene-by-subject.ts'
import scenes from './scenes.svg?url'

/** The data of a cover: its subject, and the scene that the editor chose, if any. */
export interface CoverSubject {
  subject: Subject
  scene?: string | null
}

export const coverViewBox = '0 0 320 180'
export const posterViewBox = '0 0 960 540'

/**
 * Returns the URL of a scene. One file contains all scenes, so browsers fetch it once; a scene is drawn in the
 * colours of the element around it.
 */
export const sceneUrl = ({ subject, scene }: CoverSubject): string =>
  `${scenes}#${scene ?? sceneBySubject[subject]}`

const lines = 'fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"'

/** Returns the SVG content of a cover. The colours come from the classes `cover cover-{subject}`. */
export const drawCover = (of: CoverSubject): string =>
  `<use href="${sceneUrl(of)}" width="320" height="180" ${lines}/>`

const grid = (() => {
  const down = Array.from({ length: 15 }, (_, index) => `M${index * 68 + 4} 0V540`)
  const across = Array.from({ length: 8 }, (_, index) => `M0 ${index * 68 + 32}H960`)
  return `<path d="${[...down, ...across].join('')}" stroke="var(--c-player-line)"/>`
})()

/**
 * Returns the SVG content of a video poster, for an element of the class `poster`: the cover, three times as large,
 * on a dark grid.
 */
export const drawPoster = (of: CoverSubject): string =>
  `${grid}<use href="${sceneUrl(of)}" width="960" height="540" ${lines}/>`
