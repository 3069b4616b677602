import { atom } from 'nanostores'
import { getCertificationCourses } from '../../contract/learning/certification-course.ts'
import type { AnswerOf } from '../../contract/protocol/call.ts'
import { environment } from '../../environment/environment.ts'
import { parseSelected, selectedAddress } from '../../query/certification.ts'
import { createLive } from '../resource/live.ts'

export type CertificationCourse = AnswerOf<typeof getCertificationCourses>[number]

async function ask(certificationId: number): Promise<readonly CertificationCourse[] | null> {
  const answer = await environment().api.call(getCertificationCourses, { certificationId })
  return answer.ok ? answer.value : null
}

/** The courses of the page's certification, with the learner's progress in each. */
export const certificationCourses = createLive(ask)

/**
 * The certification that is selected in a list, with its courses; `static` until somebody selects another
 * than the page shows.
 */
export type CourseListSelection =
  | { state: 'static' }
  | { state: 'loading' | 'failed'; id: number }
  | { state: 'ready'; id: number; courses: readonly CertificationCourse[] }

export const $selection = atom<CourseListSelection>({ state: 'static' })

/** Asks for a certification's courses; only the newest selection's answer is shown. */
export async function showCourses(id: number): Promise<void> {
  $selection.set({ state: 'loading', id })
  const courses = await ask(id)
  const now = $selection.get()
  if (now.state === 'static' || now.id !== id) return
  $selection.set(courses ? { state: 'ready', id, courses } : { state: 'failed', id })
}

/** Selects none: the page shows its first one. */
export const resetSelection = (): void => $selection.set({ state: 'static' })

/** Selects a certification, in the address too, so that it can be shared and come back to. */
export function select(id: number): Promise<void> {
  const { navigation } = environment()
  if (parseSelected(navigation.query()) !== id) navigation.show(selectedAddress(navigation.current(), id))
  return showCourses(id)
}

/**
 * Selects what the address names, if it is one of `known`, and follows the reader back and forward; call the returned
 * function to stop that.
 */
export function openSelection(known: readonly number[]): () => void {
  const { navigation } = environment()
  const read = () => {
    const id = parseSelected(navigation.query())
    if (id && known.includes(id)) void showCourses(id)
    else $selection.set({ state: 'static' })
  }
  read()
  return navigation.onReturn(read)
}
