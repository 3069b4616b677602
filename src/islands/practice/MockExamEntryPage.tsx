import { useStore } from '@nanostores/react'
import { $practiceBank, returnToBankChoice } from '#src/stores/practice/bank-choice.ts'
import { openMockExam } from '#src/stores/practice/mock-exam.ts'
import { $hasPracticeFailed, $isPracticeBusy } from '#src/stores/practice/stage.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** The entry page of a mock exam: its rules and the start button. */
export function MockExamEntryPage() {
  const { t } = useTranslation()
  const bank = useStore($practiceBank)
  const busy = useStore($isPracticeBusy)
  const failure = useStore($hasPracticeFailed)
  return (
    <section className="panel stack gap-4 one-column">
      <h1 className="t32">{t('practice:mock.title')}</h1>
      <p>{t('practice:mock.is')}</p>
      <ul className="exam-rules">
        {(['clock', 'saved', 'points'] as const).map((rule) => (
          <li key={rule}>{t(`exam:rule.${rule}`)}</li>
        ))}
      </ul>
      {failure && (
        <p className="note bad" role="alert">
          {t('practice:failure')}
        </p>
      )}
      <div className="row">
        <button
          type="button"
          className="btn lg"
          aria-busy={busy || undefined}
          onClick={() => void openMockExam()}
        >
          {t(bank?.mockIsOpen ? 'practice:mock.goOn' : 'practice:mock.begin')}
        </button>
        <button type="button" className="btn quiet" onClick={() => void returnToBankChoice()}>
          {t('practice:mock.back')}
        </button>
      </div>
    </section>
  )
}
