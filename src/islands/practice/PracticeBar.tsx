import { useStore } from '@nanostores/react'
import { type Place, routes } from '#src/routes.ts'
import { $practiceBank, returnToBankChoice } from '#src/stores/practice/bank-choice.ts'
import { $practiceScore } from '#src/stores/practice/question.ts'
import { $practiceStage } from '#src/stores/practice/stage.ts'
import { PaperBar } from '#src/ui/paper/PaperBar.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { bankNameOf } from './bank-name.ts'

/**
 * The header of the practice page. Unlike an exam's header it contains links, because leaving the page loses
 * nothing.
 */
export function PracticeBar({ place }: { place: Place }) {
  const { t } = useTranslation()
  const bank = useStore($practiceBank)
  const stage = useStore($practiceStage)
  const run = useStore($practiceScore)
  return (
    <PaperBar label={t('practice:title')} name={bank ? bankNameOf(t, bank) : ''}>
      {stage === 'question' && run.answered > 0 && <p className="meta">{t('practice:score', run)}</p>}
      {stage === 'question' || stage === 'door' || stage === 'result' ? (
        <button type="button" className="btn sec2 sm" onClick={() => void returnToBankChoice()}>
          {t('practice:toTopics')}
        </button>
      ) : (
        <a className="btn sec2 sm" href={routes.myLearning(place)}>
          {t('practice:myLearning')}
        </a>
      )}
    </PaperBar>
  )
}
