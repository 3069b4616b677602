import { atom, computed } from 'nanostores'
import { getMyStatistic } from '../../contract/catalogue/statistic.ts'
import { getMyAttendanceCertificates } from '../../contract/learning/attendance.ts'
import { getMyCertificates, getMyMedals } from '../../contract/learning/certificate.ts'
import { changeNotification, getMyCourses } from '../../contract/learning/enrolment.ts'
import { findMyTrainings } from '../../contract/learning/my-training.ts'
import { getMyVideos } from '../../contract/learning/my-video.ts'
import { getOverview } from '../../contract/learning/overview.ts'
import { findOrders } from '../../contract/money/order.ts'
import { listNextSteps } from '../../domain/overview/next-steps.ts'
import { environment } from '../../environment/environment.ts'
import { reportUnreachable, showToast } from '../notice/notices.ts'
import { createResource } from '../resource/resource.ts'

/** The page size of each list: the maximum of the API. Specification 1, section 9. */
const pageSize = 64
const api = () => environment().api

/** The learner's lists, each loaded when it is first shown. */
export const myLearningData = {
  overview: createResource(() => api().call(getOverview, {})),
  statistic: createResource(() => api().call(getMyStatistic, {})),
  courses: createResource(() => api().call(getMyCourses, {})),
  videos: createResource(() => api().call(getMyVideos, { pageSize })),
  trainings: createResource(() => api().call(findMyTrainings, { pageSize })),
  orders: createResource(() => api().call(findOrders, { pageSize })),
  certificates: createResource(() => api().call(getMyCertificates, {})),
  attendances: createResource(() => api().call(getMyAttendanceCertificates, {})),
  medals: createResource(() => api().call(getMyMedals, {})),
}

const nextStepSources = [
  myLearningData.overview,
  myLearningData.trainings,
  myLearningData.orders,
  myLearningData.certificates,
] as const

/**
 * The learner's next steps, ready when all their sources are loaded. If a source fails, the next steps fail too,
 * because the missing step might be the most urgent.
 */
export const $nextSteps = computed(
  [
    myLearningData.overview.$state,
    myLearningData.trainings.$state,
    myLearningData.orders.$state,
    myLearningData.certificates.$state,
  ],
  (overview, trainings, orders, certificates) => {
    const states = [overview, trainings, orders, certificates]
    if (states.some(({ state }) => state === 'failed')) return { state: 'failed' as const }
    if (
      overview.state !== 'ready' ||
      trainings.state !== 'ready' ||
      orders.state !== 'ready' ||
      certificates.state !== 'ready'
    )
      return { state: 'loading' as const }
    const sources = {
      ...overview.value,
      ...{ trainings: trainings.value.rows, orders: orders.value.rows, certificates: certificates.value },
    }
    return { state: 'ready' as const, value: listNextSteps(sources, environment().now()) }
  },
)

/** Loads the sources of the next steps. After a failure, only the failed sources are loaded again. */
export async function loadNextSteps(): Promise<void> {
  await Promise.all(nextStepSources.map((each) => each.load(each.$state.get().state === 'failed')))
}

/** Sets whether the learner gets emails about a course, and loads the courses again. */
export async function setCourseEmails(courseId: number, isWanted: boolean): Promise<void> {
  const emailNotification = isWanted ? ('subscribed' as const) : ('cancelled' as const)
  const result = await api().call(changeNotification, { courseId, emailNotification })
  if (result.ok) showToast('notices:saved')
  else reportUnreachable(result.failure)
  await myLearningData.courses.refresh()
}

/** Loads sessions and orders again after an action. Until the responses arrive, the old data is shown. */
export async function refreshTrainingSessions(): Promise<void> {
  await Promise.all([myLearningData.trainings.refresh(), myLearningData.orders.refresh()])
}

/**
 * The tabs of the page, and the sub-tabs of the training tab, each in the order of their numbers in the URL.
 * Decision: docs/decisions/urls.md (/my-learning).
 */
export const myLearningTabs = [
  'training',
  'certificates',
  'medals',
  'information',
  'preferences',
  'messages',
] as const
export const trainingSubTabs = ['certifications', 'courses', 'sessions'] as const
export type Tab = (typeof myLearningTabs)[number]
export type SubTab = (typeof trainingSubTabs)[number]

export interface ShownTabs {
  tab: Tab
  subTab: SubTab
}

export const $shownTabs = atom<ShownTabs>({ tab: 'training', subTab: 'certifications' })

const firstTab = 1

export function tabsOfUrl(url: URLSearchParams): ShownTabs {
  const tab = myLearningTabs[Number(url.get('tab') ?? firstTab) - firstTab] ?? 'training'
  return { tab, subTab: trainingSubTabs[Number(url.get('subTab') ?? 0)] ?? 'certifications' }
}

export function formatTabsQuery({ tab, subTab }: ShownTabs): string {
  const sub = tab === 'training' ? `&subTab=${trainingSubTabs.indexOf(subTab)}` : ''
  return `?tab=${myLearningTabs.indexOf(tab) + firstTab}${sub}`
}

/** Reads the tabs from the URL and updates them on Back and Forward. Returns a function that removes the listener. */
export function syncTabsWithUrl(): () => void {
  const { navigation } = environment()
  const read = () => $shownTabs.set(tabsOfUrl(navigation.query()))
  read()
  return navigation.onReturn(read)
}

export function showTabs(address: string, shown: ShownTabs): void {
  $shownTabs.set(shown)
  environment().navigation.show(address + formatTabsQuery(shown))
}
