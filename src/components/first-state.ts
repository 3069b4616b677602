import type { ComponentType } from 'react'
import type { Translator } from '../i18n/translator.ts'
import type { IslandModule } from '../islands/island-module.ts'
import { renderStatic } from './render-static.ts'

const islands = import.meta.glob<IslandModule>('../islands/*/island.tsx', { eager: true })

/**
 * The maximum number of first states that are cached per language: enough for a page and its mobile variant, which
 * is rendered next, and for many pages in parallel.
 */
const maxCached = 300

const cache = new WeakMap<Translator, Map<string, string>>()

/**
 * Returns markup from the cache, or renders it: some islands are the same on all pages, and many are the same on
 * both variants.
 */
function cached(translator: Translator, key: string, render: () => string): string {
  const markups = cache.get(translator) ?? new Map<string, string>()
  cache.set(translator, markups)
  const markup = markups.get(key) ?? render()
  if (markups.size >= maxCached) markups.clear()
  markups.set(key, markup)
  return markup
}

interface FirstStateInput {
  name: string
  props: object
  /** The serialised props, exactly as the page contains them. */
  serialisedProps: string
  /** Static markup that the island reuses. */
  staticHtml: Readonly<Record<string, string>>
}

/**
 * Returns the markup that an island shows before it wakes. It is the first render of the component, so that nothing
 * changes when the island wakes.
 */
export function renderFirstState(
  { name, props, serialisedProps, staticHtml }: FirstStateInput,
  translator: Translator,
): string {
  const island = islands[`../islands/${name}/island.tsx`]
  if (!island) throw new Error(`There is no island "${name}"`)
  const key = `${name} ${serialisedProps} ${JSON.stringify(staticHtml)}`
  return cached(translator, key, () =>
    renderStatic(island.default as ComponentType<object>, { ...props, staticHtml }, translator),
  )
}
