import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { QuizKind } from '../../domain/exam/exam.ts'
import type { Place } from '../../routes.ts'
import { $course } from '../../stores/course.ts'
import { itemOf } from '../../stores/live.ts'
import { quizzes, startQuiz } from '../../stores/quiz.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useWords } from '../../ui/Words.tsx'
import { quizStep } from './step.ts'

export const areas = ['quiz', 'enrolment'] as const

interface QuizProps {
  place: Place
  kind: QuizKind
  id: number
  /** What a quiz is, as the page says it. */
  kept: { facts?: string }
}

const chips = {
  passed: { mark: 'tick', tone: 'ok' },
  notPassed: { mark: 'cross', tone: 'bad' },
} as const
const starts = { open: 'goOn', passed: 'again', notPassed: 'again' } as const

/** A quiz: what it is, how the learner stands, and the way in. Specification 1, sections 2 and 4. */
export default function Quiz({ place, kind, id, kept }: QuizProps) {
  const { t } = useWords()
  const quiz = quizzes[kind]
  const live = useStore(quiz.$live)
  const course = useStore($course)
  const registered = course.state === 'ready' ? course.course.registrationStatus : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: an enrolment opens the quiz
  useEffect(() => void quiz.loadOfLearner(id), [id, registered])
  const result = itemOf(live)
  const step = quizStep(result)
  return (
    <div className="panel stack gap-4">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own markup, put back where it stood */}
      <div dangerouslySetInnerHTML={{ __html: kept.facts ?? '' }} />
      {live.state === 'failed' && <Failed text={t('quiz:failed')} onRetry={() => void quiz.load(id)} />}
      {(step === 'passed' || step === 'notPassed') && (
        <p role="status">
          <Chip {...chips[step]}>{t(`quiz:${step}`, { score: result?.score ?? 0 })}</Chip>
        </p>
      )}
      {(step === 'unknown' || step === 'closed') && (
        <p className="note">
          <Icon name="lock" />
          {t(step === 'closed' ? 'quiz:enrolFirst' : `quiz:note.${kind}`)}
        </p>
      )}
      <p>
        <button
          type="button"
          className="btn sec2"
          data-act="start-quiz"
          disabled={step === 'closed'}
          onClick={() => void startQuiz(place, kind, id)}
        >
          {t(`quiz:${step in starts ? starts[step as keyof typeof starts] : 'start'}`)}
        </button>
      </p>
    </div>
  )
}
