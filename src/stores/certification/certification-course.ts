import { atom } from 'nanostores'
import { getCertificationCourses } from '../../contract/learning/certification-course.ts'
import type { ResponseOf } from '../../contract/protocol/call.ts'
import { environment } from '../../environment/environment.ts'
import { listUrlWithCertification, parseSelectedCertification } from '../../query/certification.ts'
import { createLiveItem } from '../resource/live.ts'

export type CertificationCourse = ResponseOf<typeof getCertificationCourses>[number]

async function fetchCourses(certificationId: number): Promise<readonly CertificationCourse[] | null> {
  const result = await environment().api.call(getCertificationCourses, { certificationId })
  return result.ok ? result.value : null
}

/** The courses of the page's certification, with the learner's progress in each. */
export const certificationCourses = createLiveItem(fetchCourses)

/**
 * The certification that is selected in a list, with its courses. `static`: the page shows the published
 * certification, because the visitor has not selected another.
 */
export type SelectedCertificationState =
  | { state: 'static' }
  | { state: 'loading' | 'failed'; id: number }
  | { state: 'ready'; id: number; courses: readonly CertificationCourse[] }

export const $selectedCertification = atom<SelectedCertificationState>({ state: 'static' })

/** Loads a certification's courses. If another certification is selected meanwhile, the response is ignored. */
export async function showCertificationCourses(id: number): Promise<void> {
  $selectedCertification.set({ state: 'loading', id })
  const courses = await fetchCourses(id)
  const now = $selectedCertification.get()
  if (now.state === 'static' || now.id !== id) return
  $selectedCertification.set(courses ? { state: 'ready', id, courses } : { state: 'failed', id })
}

/** Clears the selection, so that the page shows its first certification. */
export const resetSelectedCertification = (): void => $selectedCertification.set({ state: 'static' })

/**
 * Selects a certification and writes it into the URL, so that the selection can be shared and is restored by the
 * Back button.
 */
export function selectCertification(id: number): Promise<void> {
  const { navigation } = environment()
  if (parseSelectedCertification(navigation.query()) !== id)
    navigation.show(listUrlWithCertification(navigation.current(), id))
  return showCertificationCourses(id)
}

/**
 * Selects the certification that the URL names, if it is in `known`, and updates the selection on Back and Forward.
 * Returns a function that removes the listener.
 */
export function syncSelectionWithUrl(known: readonly number[]): () => void {
  const { navigation } = environment()
  const read = () => {
    const id = parseSelectedCertification(navigation.query())
    if (id && known.includes(id)) void showCertificationCourses(id)
    else $selectedCertification.set({ state: 'static' })
  }
  read()
  return navigation.onReturn(read)
}
