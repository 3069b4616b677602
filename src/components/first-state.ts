import type { ComponentType } from 'react'
import type { Translator } from '../i18n/translator.ts'
import type { IslandModule } from '../islands/island-module.ts'
import { renderStatic } from './render-static.ts'

const islands = import.meta.glob<IslandModule>('../islands/*/island.tsx', { eager: true })

/**
 * The number of first states that are cached per language: enough for a page, its mobile twin, which is rendered next,
 * and many pages in parallel.
 */
const remembered = 300

const known = new WeakMap<Translator, Map<string, string>>()

/** Returns cached markup, or renders it: some islands are the same on all pages, and many are the same on both twins. */
function drawnOnce(words: Translator, key: string, draw: () => string): string {
  const drawn = known.get(words) ?? new Map<string, string>()
  known.set(words, drawn)
  const markup = drawn.get(key) ?? draw()
  if (drawn.size >= remembered) drawn.clear()
  drawn.set(key, markup)
  return markup
}

interface Shown {
  name: string
  props: object
  /** The serialised props, as they are in the page. */
  written: string
  /** Static markup that the island reuses. */
  kept: Readonly<Record<string, string>>
}

/** Returns the markup of an island before it wakes: the first render of its component, so that waking changes nothing. */
export function firstState({ name, props, written, kept }: Shown, words: Translator): string {
  const island = islands[`../islands/${name}/island.tsx`]
  if (!island) throw new Error(`There is no island "${name}"`)
  const key = `${name} ${written} ${JSON.stringify(kept)}`
  return drawnOnce(words, key, () =>
    renderStatic(island.default as ComponentType<object>, { ...props, kept }, words),
  )
}
