import { useStore } from '@nanostores/react'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useRef } from 'react'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { KeyHint } from '../../components/KeyHint.tsx'
import { Link } from '../../components/Link.tsx'
import { useRowShortcuts } from '../../components/use-row-shortcuts.ts'
import type { EditedTopic } from '../../item/pool-topics.ts'
import { $me } from '../../session/me.ts'
import { LanguageStripLegend } from '../content/LanguageStripLegend.tsx'
import { poolUrl } from './pool-url.ts'
import { QuestionCells, questionNameInUrl } from './QuestionCells.tsx'
import type { QuestionFilter, QuestionTableRow } from './question-filter.ts'

/**
 * A table with up to this number of rows is rendered completely, so that the browser's page search finds all rows.
 */
const maxPlainRows = 100
const rowHeight = 48

interface QuestionTableProps {
  poolId: number
  lines: readonly QuestionTableRow[]
  all: number
  filter: QuestionFilter
  topics: readonly EditedTopic[]
}

/**
 * The questions of a pool as a table: `j` and `k` move, Enter opens. In long pools, only the visible rows are
 * rendered.
 */
export function QuestionTable({ poolId, lines, all, filter, topics }: QuestionTableProps) {
  const { t } = useTranslation()
  const { languages } = useStore($me)
  const body = useRef<HTMLTableSectionElement>(null)
  useRowShortcuts(body)
  const hasLanguages = lines.some((line) => line.languages)
  const isLong = lines.length > maxPlainRows
  const rows = useWindowVirtualizer({
    count: lines.length,
    enabled: isLong,
    estimateSize: () => rowHeight,
    overscan: 15,
    scrollMargin: body.current?.offsetTop ?? 0,
  })
  const shown = isLong ? rows.getVirtualItems() : lines.map((_, index) => ({ index, start: 0, end: 0 }))
  const before = isLong ? (shown[0]?.start ?? 0) - rows.options.scrollMargin : 0
  const after = isLong ? rows.getTotalSize() - (shown.at(-1)?.end ?? 0) + rows.options.scrollMargin : 0
  const topicNames = new Map(topics.map(({ key, name }) => [key, name]))
  return (
    <section className="pn" aria-label={t('questions:questions')}>
      <div className="tw">
        <table className="tbl questions" aria-rowcount={lines.length + 1}>
          <thead>
            <tr>
              <SortHead poolId={poolId} filter={filter} className="r">
                {t('questions:number')}
              </SortHead>
              <th scope="col">{t('questions:question')}</th>
              {hasLanguages && (
                <th scope="col">
                  <span className="sr">{t('questions:languages')}</span>
                  <span className="lsh" aria-hidden="true">
                    {languages.map((code) => (
                      <span key={code}>{code}</span>
                    ))}
                  </span>
                </th>
              )}
              <th scope="col" className="r w-l">
                {t('questions:asked')}
              </th>
              <SortHead poolId={poolId} filter={filter} name="facility">
                {t('questions:facility')}
              </SortHead>
              <SortHead poolId={poolId} filter={filter} name="discrimination">
                {t('questions:discrimination')}
              </SortHead>
              <th scope="col" className="w-l">
                {t('questions:wrong')}
              </th>
            </tr>
          </thead>
          <tbody ref={body}>
            {before > 0 && <Gap height={before} />}
            {shown.map(({ index }) => {
              const line = lines[index] as QuestionTableRow
              return (
                <tr
                  key={questionNameInUrl(line)}
                  data-index={index}
                  aria-rowindex={index + 2}
                  ref={isLong ? rows.measureElement : undefined}
                >
                  <QuestionCells
                    poolId={poolId}
                    line={line}
                    topic={topicNames.get(line.question.topic ?? '')}
                  />
                </tr>
              )
            })}
            {after > 0 && <Gap height={after} />}
          </tbody>
        </table>
      </div>
      <footer>
        {hasLanguages && <LanguageStripLegend />}
        <span className="lsk">
          <KeyHint>j</KeyHint>
          <KeyHint>k</KeyHint>
          <KeyHint>Enter</KeyHint> {t('questions:keysHint')}
        </span>
        <span className="meta end num">{t('questions:shown', { shown: lines.length, all })}</span>
      </footer>
    </section>
  )
}

/** An empty row with the height of the rows that are not rendered. */
const Gap = ({ height }: { height: number }) => (
  <tr>
    <td colSpan={7} style={{ blockSize: height, padding: 0 }} />
  </tr>
)

interface SortHeadProps {
  poolId: number
  filter: QuestionFilter
  /**
   * The statistic by which this column sorts the table; undefined for the column that restores the order of the
   * pool.
   */
  name?: QuestionFilter['sort']
  className?: string
  children: ReactNode
}

/** A column heading that sorts the table, the lowest value first. */
function SortHead({ poolId, filter, name, className, children }: SortHeadProps) {
  const isCurrent = filter.sort === name
  return (
    <th scope="col" className={className} aria-sort={isCurrent ? 'ascending' : undefined}>
      <Link className="sort" href={poolUrl(poolId, { sort: name })}>
        {children}
        {isCurrent && <Icon name="up" />}
      </Link>
    </th>
  )
}
