import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { routes } from '#src/routes.ts'
import {
  $nextSteps,
  formatTabsQuery,
  loadNextSteps,
  myLearningData,
  type SubTab,
  showTabs,
  trainingSubTabs,
} from '#src/stores/my-learning/my-learning.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { Awards } from './Awards.tsx'
import { CalendarFeed } from './CalendarFeed.tsx'
import { Certifications } from './Certifications.tsx'
import { Courses } from './Courses.tsx'
import { FirstCourseCard } from './FirstCourseCard.tsx'
import { LearningStatistics } from './LearningStatistics.tsx'
import { MyPracticeLink } from './MyPracticeLink.tsx'
import { NextSteps } from './NextSteps.tsx'
import { Orders } from './Orders.tsx'
import { PaidPanel } from './PaidPanel.tsx'
import type { PanelProps } from './props.ts'
import { countCurrentSessionsAndOrders } from './session-status.ts'
import { TrainingSessions } from './TrainingSessions.tsx'
import { useScrollToTab } from './use-scroll-to-tab.ts'

/**
 * Returns the number of certifications, and of sessions and orders, if they are loaded. Cancelled and expired
 * sessions and orders are not counted.
 */
function useCounts(): Partial<Record<SubTab, number>> {
  const overview = useStore(myLearningData.overview.$state)
  const trainings = useStore(myLearningData.trainings.$state)
  const orders = useStore(myLearningData.orders.$state)
  const isLoaded = trainings.state === 'ready' && orders.state === 'ready'
  return {
    ...(overview.state === 'ready' && { certifications: overview.value.certifications.length }),
    ...(isLoaded && { sessions: countCurrentSessionsAndOrders(trainings.value.rows, orders.value.rows) }),
  }
}

/** The training tab: next steps; certifications; courses and videos; classrooms, practical exams and orders. */
export default function TrainingTab({ place, learner, currentTabs, firstCourse }: PanelProps) {
  const { t } = useTranslation()
  // This also loads the lists from which the counts of the sub-tabs are derived.
  useEffect(() => void loadNextSteps(), [])
  const counts = useCounts()
  const next = useStore($nextSteps)
  const isNew = next.state === 'ready' && next.value.length === 0 && counts.certifications === 0
  const row = useScrollToTab(currentTabs.subTab, Object.values(counts).join())
  const address = routes.myLearning(place)
  return (
    <div className="stack gap-6">
      {currentTabs.subTab === 'sessions' && <PaidPanel place={place} />}
      <nav ref={row} className="tabs" aria-label={t('my-learning:tab.training')}>
        {trainingSubTabs.map((subTab) => (
          <a
            key={subTab}
            href={address + formatTabsQuery({ tab: 'training', subTab })}
            aria-current={subTab === currentTabs.subTab ? 'page' : undefined}
            onClick={(event) => {
              event.preventDefault()
              showTabs(address, { tab: 'training', subTab })
            }}
          >
            {t(`my-learning:subTab.${subTab}`)}
            {counts[subTab] !== undefined && <span className="n num">{counts[subTab]}</span>}
          </a>
        ))}
      </nav>
      {currentTabs.subTab === 'certifications' && (
        <>
          <NextSteps place={place} />
          {isNew && firstCourse && <FirstCourseCard course={firstCourse} place={place} />}
          <Certifications place={place} />
          <MyPracticeLink place={place} />
          <Awards place={place} learner={learner} />
        </>
      )}
      {currentTabs.subTab === 'courses' && (
        <>
          <LearningStatistics />
          <Courses place={place} />
        </>
      )}
      {currentTabs.subTab === 'sessions' && (
        <>
          <TrainingSessions place={place} />
          <CalendarFeed />
          <Orders place={place} />
        </>
      )}
    </div>
  )
}
