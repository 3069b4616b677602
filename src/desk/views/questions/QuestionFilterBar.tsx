import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { questionType } from '#src/domain/pool/question-type.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { $router } from '../../address/router.ts'
import { languageName } from '../../components/language-name.ts'
import { useKeys } from '../../components/use-keys.ts'
import type { EditedTopic } from '../../item/pool-topics.ts'
import { $me } from '../../session/me.ts'
import { FilterSelect } from '../content/FilterSelect.tsx'
import { poolUrl } from './pool-url.ts'
import type { QuestionFilter } from './question-filter.ts'

interface QuestionFilterBarProps {
  poolId: number
  filter: QuestionFilter
  topics: readonly EditedTopic[]
  /** Whether the user is a reviewer, who can filter only by statistics because the texts are not loaded. */
  isReviewed?: boolean
}

/**
 * The search and the filters of a pool's questions, and the filter that selects the exam papers for the statistics.
 */
export function QuestionFilterBar({ poolId, filter, topics, isReviewed = false }: QuestionFilterBarProps) {
  const { t } = useTranslation()
  const { languages } = useStore($me)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(filter.query ?? '')
  useKeys({ '/': () => input.current?.focus() })
  const choose = (change: Partial<QuestionFilter>, replaces = false) =>
    $router.open(poolUrl(poolId, change), replaces)
  useEffect(() => setTyped((before) => filter.query ?? (before === '' ? '' : before)), [filter.query])
  const named = languages.map((code) => ({ value: code, label: languageName(code) }))
  const figures = ['misleading', 'hard', 'easy', 'takenOut', 'tooFew'] as const
  const periods = ['30', '90', '365'] as const
  return (
    <search className="tool">
      <div className="srch">
        <Icon name="search" />
        <input
          ref={input}
          className="in"
          type="search"
          maxLength={100}
          aria-label={t('questions:searchLabel')}
          placeholder={t('questions:search')}
          aria-keyshortcuts="/"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            choose({ query: target.value }, true)
          }}
        />
      </div>
      {topics.length > 0 && (
        <FilterSelect
          label={t('questions:topic')}
          all={t('questions:all')}
          options={topics.map(({ key, name }) => ({ value: key, label: name }))}
          value={filter.topic}
          onChange={(topic) => choose({ topic })}
        />
      )}
      {!isReviewed && (
        <>
          <FilterSelect
            label={t('questions:type')}
            all={t('questions:all')}
            options={questionType.options.map((value) => ({ value, label: t(`questions:types.${value}`) }))}
            value={filter.type}
            onChange={(type) => choose({ type })}
          />
          <FilterSelect
            label={t('questions:missing')}
            all={t('questions:noFilter')}
            options={named}
            value={filter.missing}
            onChange={(missing) => choose({ missing })}
          />
        </>
      )}
      <FilterSelect
        label={t('questions:figures')}
        all={t('questions:all')}
        options={figures.map((value) => ({ value, label: t(`questions:filter.${value}`) }))}
        value={filter.figures}
        onChange={(value) => choose({ figures: value as QuestionFilter['figures'] })}
      />
      <FilterSelect
        label={t('questions:papersSince')}
        all={t('questions:allTime')}
        options={periods.map((value) => ({ value, label: t('questions:days', { count: Number(value) }) }))}
        value={filter.days}
        onChange={(days) => choose({ days: days as QuestionFilter['days'] })}
      />
      <FilterSelect
        label={t('questions:papersIn')}
        all={t('questions:all')}
        options={named}
        value={filter.papers}
        onChange={(papers) => choose({ papers })}
      />
    </search>
  )
}
