import { useStore } from '@nanostores/react'
import type { PracticeBank } from '#src/domain/practice/practice.ts'
import { formatDateTime } from '#src/i18n/instant.ts'
import { showMockExam } from '#src/stores/practice/mock-exam.ts'
import { $isPracticeBusy, $practiceStage } from '#src/stores/practice/stage.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** The mock exam: a description, the button to begin, and past results. */
export function MockExams({ bank }: { bank: PracticeBank }) {
  const { t, locale } = useTranslation()
  const busy = useStore($isPracticeBusy)
  return (
    <section className="panel stack gap-4" aria-labelledby="mock">
      <h2 className="t20" id="mock">
        {t('practice:mock.title')}
      </h2>
      <p>{t(bank.hasMock ? 'practice:mock.is' : 'practice:mock.small')}</p>
      {bank.hasMock && (
        <p>
          <button
            type="button"
            className="btn sec2"
            disabled={busy}
            onClick={() => $practiceStage.set('door')}
          >
            {t(bank.mockIsOpen ? 'practice:mock.goOn' : 'practice:mock.begin')}
          </button>
        </p>
      )}
      {bank.mocks.length > 0 && (
        <div className="stack gap-2">
          <h3 className="lab">{t('practice:mock.past')}</h3>
          <ul className="practice-mocks">
            {bank.mocks.map(({ mockId, score, passed, endedAt }) => {
              const when = formatDateTime(locale, endedAt)
              return (
                <li key={mockId}>
                  <button
                    type="button"
                    className="btn quiet sm"
                    aria-label={t('practice:mock.look', { when })}
                    onClick={() => void showMockExam(mockId)}
                  >
                    <bdi>{when}</bdi>
                  </button>
                  <Chip mark={passed ? 'tick' : 'cross'} tone={passed ? 'ok' : 'bad'}>
                    <bdi>{t('exam:result.score', { score })}</bdi>
                  </Chip>
                </li>
              )
            })}
          </ul>
        </div>
      )}
    </section>
  )
}
