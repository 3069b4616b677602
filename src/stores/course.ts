import { atom } from 'nanostores'
import { getCourse } from '../contract/course.ts'
import type { Chapter, Course } from '../domain/course/course.ts'
import { environment } from '../environment/environment.ts'
import { loadSession } from './session.ts'

/** The course of the page as it is now for this learner. `static` until it is asked for: the page shows what was published. */
export type LiveCourse =
  | { state: 'static' }
  | { state: 'loading' }
  | { state: 'ready'; course: Course }
  | { state: 'failed' }

export const $course = atom<LiveCourse>({ state: 'static' })

let asking: Promise<void> | undefined

async function ask(id: number): Promise<void> {
  if ($course.get().state !== 'ready') $course.set({ state: 'loading' })
  const answer = await environment().api.call(getCourse, { id })
  $course.set(answer.ok ? { state: 'ready', course: answer.value } : { state: 'failed' })
}

/** Asks for the course as it is now; several islands that ask at once share one answer. */
export function loadCourse(id: number): Promise<void> {
  asking ??= ask(id).finally(() => {
    asking = undefined
  })
  return asking
}

/** For a learner, asks for the course as it is now; anonymous readers keep what was published. */
export async function loadCourseOfLearner(id: number): Promise<void> {
  const session = await loadSession()
  if (session.state === 'signedIn') await loadCourse(id)
}

/** Changes what is known of the course without asking: after an answer that told it. */
export function changeCourse(change: Partial<Course>): void {
  const live = $course.get()
  if (live.state === 'ready') $course.set({ state: 'ready', course: { ...live.course, ...change } })
}

export function changeChapter(id: number, change: Partial<Chapter>): void {
  const live = $course.get()
  if (live.state !== 'ready') return
  changeCourse({
    chapters: live.course.chapters.map((chapter) =>
      chapter.id === id ? { ...chapter, ...change } : chapter,
    ),
  })
}
