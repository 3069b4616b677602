import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { QuizKind } from '#src/domain/exam/exam.ts'
import type { Place } from '#src/routes.ts'
import { liveCourse } from '#src/stores/course/course.ts'
import { openQuiz, quizResults } from '#src/stores/exam/quiz.ts'
import { liveItemOf } from '#src/stores/resource/live.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'
import { StaticHtml } from '#src/ui/StaticHtml.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { quizStepOf } from './quiz-step.ts'

export const namespaces = ['quiz', 'enrolment'] as const

interface QuizProps {
  place: Place
  kind: QuizKind
  id: number
  /** The published markup that describes the quiz. */
  staticHtml: { facts?: string }
}

const chips = {
  passed: { mark: 'tick', tone: 'ok' },
  notPassed: { mark: 'cross', tone: 'bad' },
} as const
const startKeys = { open: 'goOn', passed: 'again', notPassed: 'again' } as const

/** A quiz: its details, the learner's status, and the start button. Specification 1, sections 2 and 4. */
export default function Quiz({ place, kind, id, staticHtml }: QuizProps) {
  const { t } = useTranslation()
  const quiz = quizResults[kind]
  const live = useStore(quiz.$live)
  const course = useStore(liveCourse.$live)
  const registrationStatus = liveItemOf(course)?.registrationStatus
  // biome-ignore lint/correctness/useExhaustiveDependencies: an enrolment opens the quiz
  useEffect(() => void quiz.loadOfLearner(id), [id, registrationStatus])
  const result = liveItemOf(live)
  const step = quizStepOf(result)
  return (
    <div className="panel stack gap-4">
      <StaticHtml name="facts" html={staticHtml.facts} />
      {live.state === 'failed' && (
        <LoadFailure
          text={t('quiz:failed')}
          retry={t('enrolment:retry')}
          onRetry={() => void quiz.load(id)}
        />
      )}
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
          className="btn sec2 needs-script"
          data-act="start-quiz"
          disabled={step === 'closed'}
          onClick={() => void openQuiz(place, kind, id)}
        >
          {t(`quiz:${step in startKeys ? startKeys[step as keyof typeof startKeys] : 'start'}`)}
        </button>
      </p>
    </div>
  )
}
