import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Chip } from '#src/ui/Chip.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { formatInstant, formatPercent } from '../../components/format-time.ts'
import { Panel } from '../../components/Panel.tsx'
import { $me } from '../../session/me.ts'
import type { QuestionTableRow } from './question-filter.ts'
import { minPapers } from './rate-question.ts'
import { DiscriminationPlot, FacilityPlot } from './StatisticPlots.tsx'
import { VoidQuestionDialog } from './VoidQuestionDialog.tsx'

/**
 * The statistics of a question (difficulty, discrimination, each option), with a button that excludes the question
 * from scoring.
 */
export function QuestionStatisticsPanel({
  line,
  onScored,
}: {
  line: QuestionTableRow
  onScored: () => void
}) {
  const { t } = useTranslation()
  const isReviewer = useStore($me).roles?.includes('reviewer') ?? false
  const [isOpen, setOpen] = useState(false)
  const { figures, rating, question } = line
  const reason = !isReviewer
    ? t('questions:onlyReviewers')
    : figures?.takenOutAt
      ? t('questions:outAlready')
      : !figures
        ? t('questions:notPublished')
        : undefined
  const isWarned = rating === 'misleads' || rating === 'weak'
  return (
    <Panel
      title={t('questions:answers')}
      remark={figures && t('questions:papers', { count: figures.attempts })}
      actions={
        figures?.takenOutAt ? (
          <Chip mark="dash">{t('questions:rating.takenOut')}</Chip>
        ) : isWarned ? (
          <Chip mark="triangle" tone="bad">
            {t(`questions:rating.${rating}`)}
          </Chip>
        ) : undefined
      }
    >
      <div className="c stk">
        {(figures?.attempts ?? 0) < minPapers && (
          <p className="meta">{t('questions:tooFewText', { count: minPapers })}</p>
        )}
        {figures?.takenOutAt && <p>{t('questions:outSince', { time: formatInstant(figures.takenOutAt) })}</p>}
        {figures && figures.attempts >= minPapers && figures.facility !== null && (
          <dl className="figures">
            <dt>{t('questions:facility')}</dt>
            <dd>
              <FacilityPlot value={figures.facility} />
            </dd>
            {figures.discrimination !== null && (
              <>
                <dt>{t('questions:discrimination')}</dt>
                <dd>
                  <DiscriminationPlot value={figures.discrimination} />
                </dd>
              </>
            )}
          </dl>
        )}
        {figures && figures.attempts > 0 && (
          <ol className="option-figures">
            {figures.options.map(({ text, times, correct }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity of an option
              <li key={index}>
                <div className="row between">
                  <span>
                    <span className="key">{String.fromCharCode(65 + index)}</span> <bdi>{text}</bdi>
                  </span>
                  {correct && (
                    <Chip mark="tick" tone="ok">
                      {t('questions:right')}
                    </Chip>
                  )}
                </div>
                <OptionBar share={times / figures.attempts} times={times} isCorrect={correct} />
              </li>
            ))}
          </ol>
        )}
        {rating === 'misleads' && (
          <div className="note warn">
            <Icon name="warning" />
            <div>{t('questions:misleadsText')}</div>
          </div>
        )}
        <button
          className="btn sec2"
          type="button"
          aria-disabled={reason !== undefined}
          aria-describedby={reason && 'take-out-reason'}
          onClick={() => reason === undefined && setOpen(true)}
        >
          {t('questions:takeOut')}
        </button>
        <p className="meta" id="take-out-reason">
          {reason ?? t('questions:takeOutHelp')}
        </p>
      </div>
      {isOpen && question.id !== undefined && (
        <VoidQuestionDialog
          questionId={question.id}
          number={line.index + 1}
          onDone={onScored}
          onClose={() => setOpen(false)}
        />
      )}
    </Panel>
  )
}

interface OptionBarProps {
  share: number
  times: number
  isCorrect: boolean
}

/** A bar that shows how often an option was chosen; bars of wrong options are hatched. */
function OptionBar({ share, times, isCorrect }: OptionBarProps) {
  const { t } = useTranslation()
  const percent = Math.round(share * 100)
  return (
    <div className="row hbar">
      <svg
        className={isCorrect ? 'pt bar ok' : 'pt bar no'}
        viewBox="0 0 200 9"
        preserveAspectRatio="none"
        role="img"
        aria-label={t('questions:chosen', { count: times, percent })}
      >
        <rect className="rail1" x={0} y={0} width={200} height={9} />
        <rect className="fill1" x={0} y={0} width={percent * 2} height={9} />
      </svg>
      <bdi className="num" aria-hidden="true">
        {formatPercent(share)}
      </bdi>
    </div>
  )
}
