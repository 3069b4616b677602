import type { ComponentType } from 'react'
import type { Translator } from '../i18n/translator.ts'
import type { IslandModule } from '../islands/island-module.ts'
import { renderStatic } from './render-static.ts'

const islands = import.meta.glob<IslandModule>('../islands/*/island.tsx', { eager: true })

/**
 * The number of first states that are cached per language: enough for a page, its mobile variant, which is rendered
 * next, and many pages in parallel.
 */
const maxCached = 300

const cache = new WeakMap<Translator, Map<string, string>>()

/**
 * Returns cached markup, or renders it: some islands are the same on all pages, and many are the same on both
 * variants.
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
  /** The serialised props, as they are in the page. */
  serialisedProps: string
  /** Static markup that the island reuses. */
  staticHtml: Readonly<Record<string, string>>
}

/** Returns the markup of an island before it wakes: the first render of its component, so that waking changes nothing. */
export function firstState(
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
