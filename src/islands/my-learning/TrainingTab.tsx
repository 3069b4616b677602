import { useStore } from '@nanostores/react'
import { routes } from '#src/routes.ts'
import {
  myLearningData,
  queryOfTabs,
  type SubTab,
  show,
  subTabs,
} from '#src/stores/my-learning/my-learning.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { Awards } from './Awards.tsx'
import { Certifications } from './Certifications.tsx'
import { Courses } from './Courses.tsx'
import { Next } from './Next.tsx'
import { Numbers } from './Numbers.tsx'
import { Orders } from './Orders.tsx'
import { PracticeWay } from './PracticeWay.tsx'
import type { PanelProps } from './props.ts'
import { Subscription } from './Subscription.tsx'
import { TrainingSessions } from './TrainingSessions.tsx'
import { useTabInSight } from './use-tab-in-sight.ts'

/** How many things each sub-tab has, where that is known by now. */
function useCounts(): Partial<Record<SubTab, number>> {
  const overview = useStore(myLearningData.overview.$asked)
  const trainings = useStore(myLearningData.trainings.$asked)
  const orders = useStore(myLearningData.orders.$asked)
  const known = trainings.state === 'ready' && orders.state === 'ready'
  return {
    ...(overview.state === 'ready' && { certifications: overview.value.certifications.length }),
    ...(known && { sessions: trainings.value.total + orders.value.total }),
  }
}

/** The training tab: what is next; certifications; courses and videos; classrooms, practical exams and orders. */
export default function TrainingTab({ place, learner, shown }: PanelProps) {
  const { t } = useTranslation()
  const counts = useCounts()
  const row = useTabInSight(shown.subTab, Object.values(counts).join())
  const address = routes.myLearning(place)
  return (
    <div className="stack gap-6">
      <Next place={place} />
      <nav ref={row} className="tabs" aria-label={t('my-learning:tab.training')}>
        {subTabs.map((subTab) => (
          <a
            key={subTab}
            href={address + queryOfTabs({ tab: 'training', subTab })}
            aria-current={subTab === shown.subTab ? 'page' : undefined}
            onClick={(event) => {
              event.preventDefault()
              show(address, { tab: 'training', subTab })
            }}
          >
            {t(`my-learning:subTab.${subTab}`)}
            {counts[subTab] !== undefined && <span className="n num">{counts[subTab]}</span>}
          </a>
        ))}
      </nav>
      {shown.subTab === 'certifications' && (
        <>
          <Certifications place={place} />
          <PracticeWay place={place} />
          <Awards place={place} learner={learner} />
        </>
      )}
      {shown.subTab === 'courses' && (
        <>
          <Numbers />
          <Courses place={place} />
        </>
      )}
      {shown.subTab === 'sessions' && (
        <>
          <TrainingSessions place={place} />
          <Subscription />
          <Orders place={place} />
        </>
      )}
    </div>
  )
}
