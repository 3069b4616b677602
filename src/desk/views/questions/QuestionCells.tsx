import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { formatPercent } from '../../components/format-time.ts'
import { LanguageStrip } from '../../components/LanguageStrip.tsx'
import { Link } from '../../components/Link.tsx'
import { poolUrl } from './pool-url.ts'
import type { QuestionTableRow } from './question-filter.ts'
import { minPapers } from './rate-question.ts'
import { DiscriminationPlot, FacilityPlot } from './StatisticPlots.tsx'

interface QuestionCellsProps {
  poolId: number
  line: QuestionTableRow
  topic: string | undefined
}

/** Returns the name of a question in the URL: its number, or its position until the server has assigned a number. */
export const questionNameInUrl = ({
  question,
  index,
}: Pick<QuestionTableRow, 'question' | 'index'>): string =>
  question.id === undefined ? `new-${index}` : String(question.id)

const tones = { misleads: 'bad', weak: 'warn', hard: 'warn', easy: 'warn', takenOut: 'meta' } as const

/** The table cells of a question: its text, its languages and its statistics. */
export function QuestionCells({ poolId, line, topic }: QuestionCellsProps) {
  const { t } = useTranslation()
  const { index, question, text, languages, figures, rating } = line
  const { misleading, attempts = 0 } = figures ?? {}
  const isCounted = figures && figures.attempts >= minPapers && figures.facility !== null
  const kind = question.type ? t(`questions:types.${question.type}`) : languages && t('questions:noType')
  return (
    <>
      <td className="r">{index + 1}</td>
      <th scope="row" className="t">
        <Link href={poolUrl(poolId, { question: questionNameInUrl(line) })} data-open>
          <bdi lang="en">{text || t('questions:noText')}</bdi>
        </Link>
        <span className="meta block">
          {[question.code ?? question.id, kind, topic].filter(Boolean).join(' · ')}
          {rating in tones && (
            <b className={tones[rating as keyof typeof tones]}> {t(`questions:rating.${rating}`)}</b>
          )}
        </span>
      </th>
      {languages && (
        <td>
          <LanguageStrip languages={languages} />
        </td>
      )}
      <td className="r w-l num">{attempts}</td>
      {isCounted ? (
        <>
          <td>
            <FacilityPlot value={figures.facility ?? 0} />
          </td>
          <td>{figures.discrimination !== null && <DiscriminationPlot value={figures.discrimination} />}</td>
          <td className="w-l">
            {misleading && (
              <>
                <span className="nw num">
                  <b>{String.fromCharCode(65 + misleading.option)}</b>{' '}
                  <bdi>{formatPercent(misleading.times / attempts)}</bdi>
                </span>
                <bdi className="meta block clip1">{misleading.text}</bdi>
              </>
            )}
          </td>
        </>
      ) : (
        <td colSpan={3} className="meta">
          {t('questions:tooFewAnswers')}
        </td>
      )}
    </>
  )
}
