import { useEffect, useState } from 'react'
import { findContentItems } from '../../contract/publishing/content-list.ts'
import { getPoolQuestionCounts } from '../../contract/publishing/question-bank.ts'
import { family } from '../../domain/content-item/families.ts'
import { useTranslation } from '../../ui/TranslationContext.tsx'
import { $router, urlOf } from '../address/router.ts'
import { readableRows } from '../components/readable-rows.ts'
import { useCall } from '../components/use-call.ts'
import { canCreateItems, isEditor } from '../session/roles.ts'
import { areaUrl, listAccessibleAreas } from './areas.ts'

/** An entry of the palette: its target and the kind of the target. */
export interface PaletteEntry {
  name: string
  kind: string
  href: string
}

/** The milliseconds without typing after which items are searched. */
const pause = 150
const most = 8

/**
 * Returns the entries of the palette for the typed text: views and commands immediately, items as soon as the server
 * has found them. `isComplete` is true when no more entries can follow; `isPending` is true while the first entry
 * depends on the server. If the typed text is a command, this command is the first entry even before the server
 * responds.
 */
export function usePaletteEntries(query: string): {
  entries: PaletteEntry[]
  isComplete: boolean
  isPending: boolean
} {
  const { t } = useTranslation()
  const [searched, setSearched] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSearched(query), pause)
    return () => clearTimeout(timer)
  }, [query])
  const items = useCall(findContentItems, searched && isEditor() ? { query: searched, limit: most } : null)
  // A reviewer who is not an editor may read only the pools.
  const figures = useCall(getPoolQuestionCounts, searched && !isEditor() ? {} : null)
  const pools = (isEditor() ? [] : (figures.value ?? [])).map(({ poolId, title }) => ({
    name: title,
    kind: [t('shell:oneFamily.pool'), poolId].join(' · '),
    href: urlOf($router, 'pool', { id: poolId }),
  }))
  const views = listAccessibleAreas().map((area) => ({
    name: t('shell:goTo', { name: t(`shell:${area.name}`) }),
    kind: t('shell:commands'),
    href: areaUrl(area),
  }))
  const created = (canCreateItems() ? family.options : []).map((each) => ({
    name: t('shell:create', { family: t(`shell:oneFamily.${each}`) }),
    kind: t('shell:commands'),
    href: urlOf($router, 'create', { family: each }),
  }))
  const search = isEditor() ? items : figures
  const isSearching = searched !== query || search.isLoading
  const words = query.toLowerCase().split(/\s+/)
  const matches = ({ name }: PaletteEntry) => words.every((word) => name.toLowerCase().includes(word))
  const found = readableRows(searched && searched === query ? items.value?.rows : []).map((item) => ({
    name: item.title,
    kind: [t(`shell:oneFamily.${item.family}`), item.code ?? item.id].join(' · '),
    href: urlOf($router, 'edit', { family: item.family, id: item.id }),
  }))
  const matching = [...found, ...(query ? pools.filter(matches).slice(0, most) : [])]
  const commands = [...views, ...(query ? created : [])].filter(matches).slice(0, most)
  const begins = ({ name }: PaletteEntry) => lettersOf(name).startsWith(lettersOf(query))
  const isTyped = (command: PaletteEntry) => words.length > 1 && begins(command)
  const [typed, others] = [commands.filter(isTyped), commands.filter((command) => !isTyped(command))]
  return {
    entries: [...typed, ...matching.filter(begins), ...matching.filter((item) => !begins(item)), ...others],
    isComplete: !isSearching && search.value !== undefined,
    isPending: isSearching && typed.length === 0,
  }
}

/**
 * Returns a name in lower case without punctuation, so that the entry "New: Course" counts as beginning with the
 * typed text "new course".
 */
const lettersOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .trim()
