import { routes } from '#src/routes.ts'
import { addressOfShown, show, subTabs } from '#src/stores/my-learning.ts'
import { useWords } from '#src/ui/Words.tsx'
import { Begun } from './Begun.tsx'
import { Courses } from './Courses.tsx'
import { Orders } from './Orders.tsx'
import { Practise } from './Practise.tsx'
import type { PanelProps } from './props.ts'
import { Sessions } from './Sessions.tsx'

/** The training tab: certifications; courses and videos; classrooms, practical exams and orders. */
export default function Training({ place, shown }: PanelProps) {
  const { t } = useWords()
  const address = routes.myLearning(place)
  return (
    <div className="stack gap-5">
      <nav className="row gap-2" aria-label={t('my-learning:tab.training')}>
        {subTabs.map((subTab) => (
          <a
            key={subTab}
            className="tag"
            href={address + addressOfShown({ tab: 'training', subTab })}
            aria-current={subTab === shown.subTab ? 'page' : undefined}
            onClick={(event) => {
              event.preventDefault()
              show(address, { tab: 'training', subTab })
            }}
          >
            {t(`my-learning:subTab.${subTab}`)}
          </a>
        ))}
      </nav>
      {shown.subTab === 'certifications' && (
        <>
          <Begun place={place} />
          <Practise place={place} />
        </>
      )}
      {shown.subTab === 'courses' && <Courses place={place} />}
      {shown.subTab === 'sessions' && (
        <>
          <Sessions place={place} />
          <Orders />
        </>
      )}
    </div>
  )
}
