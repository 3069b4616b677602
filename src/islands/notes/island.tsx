import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useRef } from 'react'
import type { Chapter } from '#src/domain/course/course.ts'
import { $session, loadSession } from '#src/stores/session/session.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { useWasVisible } from '../use-was-visible.ts'

export const namespaces = ['note', 'enrolment', 'error'] as const

const Notes = lazy(() => import('./Notes.tsx'))

interface NotesPanelProps {
  courseId: number
  chapters: readonly Pick<Chapter, 'id' | 'name'>[]
  /** The language of the course's texts. */
  language: string
}

/** The learner's notes beside the video, loaded when their tab is opened. */
export default function NotesPanel(props: NotesPanelProps) {
  const { t } = useTranslation()
  const session = useStore($session)
  const box = useRef<HTMLElement>(null)
  const wasVisible = useWasVisible(box)
  useEffect(() => void loadSession(), [])
  return (
    <section ref={box} className="panel tight notes" aria-label={t('note:title')}>
      {session.state === 'signedIn' && wasVisible ? (
        <Suspense>
          <Notes {...props} learnerId={session.learner.id} />
        </Suspense>
      ) : (
        <p className="pad meta">{t('note:signIn')}</p>
      )}
    </section>
  )
}
