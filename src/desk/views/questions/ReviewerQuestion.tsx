import { Chip } from '#src/ui/Chip.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { Link } from '../../components/Link.tsx'
import { Panel } from '../../components/Panel.tsx'
import { poolUrl } from './pool-url.ts'
import { QuestionStatisticsPanel } from './QuestionStatisticsPanel.tsx'
import type { QuestionTableRow } from './question-filter.ts'

interface ReviewerQuestionProps {
  poolId: number
  line: QuestionTableRow
  onScored: () => void
}

/** A published question with its options and its statistics, for a reviewer. */
export function ReviewerQuestion({ poolId, line, onScored }: ReviewerQuestionProps) {
  const { t } = useTranslation()
  const { question, figures, text, index } = line
  return (
    <div className="cols">
      <Panel
        title={t('questions:questionNumber', { number: index + 1 })}
        remark={<bdi>{[question.code, question.id].filter(Boolean).join(' · ')}</bdi>}
        actions={
          <Link
            className="btn sec2 ico sm"
            href={poolUrl(poolId, { question: undefined })}
            aria-label={t('questions:title')}
          >
            <Icon name="chevronLeft" flip />
          </Link>
        }
      >
        <div className="c stk">
          <p>
            <bdi>{text}</bdi>
          </p>
          <ol className="option-figures">
            {figures?.options.map(({ text: option, correct }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity of an option
              <li key={place} className="row between">
                <span>
                  <span className="key">{String.fromCharCode(65 + place)}</span> <bdi>{option}</bdi>
                </span>
                {correct && (
                  <Chip mark="tick" tone="ok">
                    {t('questions:right')}
                  </Chip>
                )}
              </li>
            ))}
          </ol>
        </div>
      </Panel>
      <aside className="stk stick2">
        <QuestionStatisticsPanel line={line} onScored={onScored} />
      </aside>
    </div>
  )
}
