import type { ComponentType } from 'react'
import type { Translator } from '../i18n/translator.ts'
import type { IslandModule } from '../islands/island-module.ts'
import { renderStatic } from './render-static.ts'

const islands = import.meta.glob<IslandModule>('../islands/*/island.tsx', { eager: true })

/** How many first states are remembered in a language: those of a page and of its mobile twin, which comes next, and of many pages at once. */
const remembered = 300

const known = new WeakMap<Translator, Map<string, string>>()

/** Draws what has not been drawn of late: some islands are the same on all pages, and many on both twins of one. */
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
  /** The props as the page says them. */
  written: string
  /** Markup that the island shows again as it is. */
  kept: Readonly<Record<string, string>>
}

/** What an island shows before it wakes: its own component as it is first drawn, so that waking changes nothing. */
export function firstState({ name, props, written, kept }: Shown, words: Translator): string {
  const island = islands[`../islands/${name}/island.tsx`]
  if (!island) throw new Error(`There is no island "${name}"`)
  const key = `${name} ${written} ${JSON.stringify(kept)}`
  return drawnOnce(words, key, () =>
    renderStatic(island.default as ComponentType<object>, { ...props, kept }, words),
  )
}
